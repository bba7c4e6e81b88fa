import type { RequestHandler } from 'express';
import { problemMediaType, type ProblemKind } from '@sparring/contracts/problem';
import type { Clock } from '../../request/clock.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import type { Answer } from '../../request/answer.ts';
import type { ProblemOf } from '../../request/compose.ts';
import type { RequestContext } from '../../request/context.ts';
import { jsonAnswer } from './json-answer.ts';
import { contextOf } from '../read/request-context.ts';

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
  const problem = fromLibrary(Object(error) as LibraryError);
  if (problem) return problem;
  report(error);
  return new HttpProblem(
    'internal',
    'This is an error in Sparring, not in your request. Report it.',
  );
};

/** The API waits before it answers with these, because clients often repeat a refused request at once. */
const delayedKinds: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['too-many-new-workspaces']);
const second = 1000;

/** The answer that reports a problem. */
export const problemAnswer = (
  problem: HttpProblem,
  { target }: Pick<RequestContext, 'target'>,
): Answer => ({
  ...jsonAnswer(problem.body(target), {
    status: problem.status,
    headers: problem.headers,
    mediaType: problemMediaType(problem.kind),
  }),
  problem,
});

/** Turns every error into an answer. `report` receives unexpected errors. */
export const problemOf =
  (report: (error: unknown) => void, clock: Pick<Clock, 'wait'>): ProblemOf =>
  (error, context) => {
    const problem = toProblem(error, report);
    if (problem.cause !== undefined) report(problem.cause);
    const answer = problemAnswer(problem, context);
    if (!delayedKinds.has(problem.kind)) return answer;
    return clock.wait(second, context.gone()).then(() => answer);
  };

/** The path as the client sent it. */
export const pathOf = ({ target }: Pick<RequestContext, 'target'>): string =>
  target.replace(/[?#].*/s, '');

/** The problem of a path that does not exist. */
export const unknownPath = (context: Pick<RequestContext, 'target'>): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is nothing at ${pathOf(context)}. The documentation at /docs lists every path.`,
  );

/** The last route: no path matched. */
export const refuseUnknown: RequestHandler = (_request, response) => {
  throw unknownPath(contextOf(response));
};
