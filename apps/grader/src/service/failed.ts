import type { ErrorRequestHandler, RequestHandler } from 'express';
import { asHtml, asLines } from './bodies.ts';
import type { Pages } from './pages/pages.ts';
import { GraderProblem } from './problem.ts';

/** An error of Express or body-parser. */
interface LibraryError {
  readonly status?: number;
  readonly limit?: number;
  readonly message?: string;
}

const fromLibrary = ({ status, limit, message = '' }: LibraryError): GraderProblem | undefined => {
  if (status === 413)
    return new GraderProblem('body-too-large', `The body is larger than ${limit} bytes.`);
  if (status === 415) return new GraderProblem('unsupported-media-type', `${message}.`);
  if (status === 400)
    return new GraderProblem('invalid-input', `The request cannot be read: ${message}.`);
  return undefined;
};

export const notAllowed =
  (methods: string): RequestHandler =>
  ({ method, path }) => {
    throw new GraderProblem('method-not-allowed', `${path} does not support ${method}.`, {
      Allow: methods,
    });
  };

export const unknownPath: RequestHandler = ({ path }) => {
  throw new GraderProblem('not-found', `There is nothing at ${path}.`);
};

/** Turns every error into an answer: a page for a browser, a sentence for a shell, a problem for every other client. */
export const failed =
  (pages: Pages, report: (error: unknown) => void): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) {
      report(error);
      return next(error);
    }
    let problem =
      error instanceof GraderProblem ? error : fromLibrary(Object(error) as LibraryError);
    if (!problem) {
      report(error);
      problem = new GraderProblem('internal', 'This is an error in Sparring. Report it.');
    }
    const body = problem.body(request.originalUrl);
    response.status(body.status).set('Cache-Control', 'no-store').set(problem.headers);
    if (asHtml(request)) response.send(pages.refused(body));
    else if (asLines(request)) response.type('text').send(`${body.detail}\n`);
    else response.type('application/problem+json').send(JSON.stringify(body));
  };
