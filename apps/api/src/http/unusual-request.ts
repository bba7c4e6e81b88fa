import type { RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

/** What HTTP itself asks a server to refuse, and Node leaves to us. */
export const refuseUnusual: RequestHandler = ({ headers, httpVersion }, _response, next) => {
  if (headers.host === undefined && httpVersion === '1.1')
    throw new HttpProblem('malformed-request', 'There is no Host header: HTTP/1.1 requires one.');
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new HttpProblem(
      'expectation-failed',
      `Expect: ${headers.expect} cannot be met. Leave the header out.`,
    );
  next();
};
