import type { ErrorRequestHandler, RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';
import { sendJson } from './send-json.ts';

/** What body-parser and Express throw carries a status and, from body-parser, a type. */
interface LibraryError {
  readonly status?: number;
  readonly type?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const fromLibrary = ({
  status,
  type,
  message = '',
  headers = {},
}: LibraryError): HttpProblem | undefined => {
  if (type === 'entity.parse.failed')
    return new HttpProblem('malformed-json', `The body cannot be read as JSON: ${message}.`);
  if (status === 412)
    return new HttpProblem(
      'precondition-failed',
      'If-Match or If-Unmodified-Since does not fit this file. GET it again to see its ETag.',
    );
  if (status === 413)
    return new HttpProblem('body-too-large', 'The body is over 100 kB. Send a smaller one.');
  if (status === 415)
    return new HttpProblem(
      'unsupported-media-type',
      `The body cannot be read: ${message}. Send JSON in UTF-8.`,
    );
  if (status === 416)
    return new HttpProblem(
      'range-not-satisfiable',
      'The Range header starts behind the end of the file. Content-Range says how long it is.',
      { headers },
    );
  if (status === 400)
    return new HttpProblem('invalid-input', `The request cannot be read: ${message}.`);
  return undefined;
};

const toProblem = (error: unknown, report: (error: unknown) => void): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  const known = fromLibrary(Object(error) as LibraryError);
  if (known) return known;
  report(error);
  return new HttpProblem('internal', 'This is our mistake, not yours. Please report it.');
};

/** The only place where an error becomes an answer. `report` gets what nobody expected. */
export const errorHandler =
  (report: (error: unknown) => void): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = toProblem(error, report);
    if (problem.cause !== undefined) report(problem.cause);
    response.status(problem.status).set(problem.headers);
    sendJson(response, problem.body(request.originalUrl), 'application/problem+json');
  };

export const unknownPath: RequestHandler = (request) => {
  throw new HttpProblem(
    'not-found',
    `There is nothing at ${request.path}. The documentation at /docs lists every path.`,
  );
};
