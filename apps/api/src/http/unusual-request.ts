import type { RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

/** Names and values stand in turns. */
const isHost = (text: string, at: number): boolean =>
  at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

/** What HTTP itself asks a server to refuse, and Node leaves to us. */
export const refuseUnusual: RequestHandler = (request, _response, next) => {
  const { headers, httpVersion, rawHeaders } = request;
  if (headers.host === undefined && httpVersion === '1.1')
    throw new HttpProblem('malformed-request', 'There is no Host header: HTTP/1.1 requires one.');
  if (rawHeaders.filter(isHost).length > 1)
    throw new HttpProblem(
      'malformed-request',
      'There are two Host headers: which one is meant? Send one.',
    );
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new HttpProblem(
      'expectation-failed',
      `Expect: ${headers.expect} cannot be met. Leave the header out.`,
    );
  next();
};
