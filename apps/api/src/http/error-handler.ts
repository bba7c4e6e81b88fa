import type { RequestListener, ServerResponse } from 'node:http';
import { problemMediaType, type ProblemKind } from '@sparring/contracts/problem';
import type { Clock } from '../clock.ts';
import { CutOff } from '../cut-off.ts';
import { HttpProblem } from '../refusal.ts';
import { goneSignal } from './gone.ts';
import { knownOf } from './known.ts';
import { sendJson } from './send-json.ts';

/** An error of Express or body-parser. */
interface LibraryError {
  readonly status?: number;
  readonly message?: string;
}

const fromLibrary = ({ status, message = '' }: LibraryError): HttpProblem | undefined => {
  if (status === 413)
    return new HttpProblem(
      'body-too-large',
      'The body is larger than 100 KiB (102400 bytes). Send a smaller one.',
    );
  if (status === 415)
    return new HttpProblem(
      'unsupported-media-type',
      `The body cannot be read: ${message}. Send it without a Content-Encoding.`,
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
  return new HttpProblem(
    'internal',
    'This is an error in Sparring, not in your request. Please report it.',
  );
};

/** The answers to these are delayed, because clients often repeat a refused request at once. */
const answeredLate: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['too-many-new-workspaces']);
const second = 1000;

/** Answers a request with the problem of an error. */
export type Fail = (error: unknown, response: ServerResponse) => Promise<void>;

/** The request target as the client sent it. */
export const targetOf = (response: ServerResponse): string => knownOf(response).target ?? '/';

/** Closes the connection after the data that was already sent, without the end of the answer. */
const breakOff = (response: ServerResponse): void => {
  knownOf(response).isBroken = true;
  response.socket?.destroySoon();
};

/** Turns every error into an answer. `report` receives unexpected errors. */
export const errorHandler =
  (report: (error: unknown) => void, clock: Pick<Clock, 'wait'>): Fail =>
  async (error, response) => {
    if (response.headersSent) {
      breakOff(response);
      if (!(error instanceof CutOff)) report(error);
      return;
    }
    const problem = toProblem(error, report);
    knownOf(response).problem = problem;
    if (problem.cause !== undefined) report(problem.cause);
    if (answeredLate.has(problem.kind)) {
      const gone = goneSignal(response);
      await clock.wait(second, gone);
      if (gone.aborted) return;
    }
    response.statusCode = problem.status;
    for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
    sendJson(response, problem.body(targetOf(response)), problemMediaType(problem.kind));
  };

/** The path as the client sent it. */
export const pathOf = (response: ServerResponse): string =>
  targetOf(response).replace(/[?#].*/s, '');

export const unknownPath: RequestListener = (_request, response) => {
  throw new HttpProblem(
    'not-found',
    `There is nothing at ${pathOf(response)}. The documentation at /docs lists every path.`,
  );
};
