import type { ServerResponse } from 'node:http';
import type { Outcome } from '@sparring/contracts/fault-outcome';
import { passedFault, passesFaults } from '@sparring/serving/passed-fault';
import { sendBroken, type WireFault } from '@sparring/serving/wire-fault';
import { knownOf } from '../http/known.ts';
import type { Way } from './hold-answer.ts';

/** The break of the connection that an outcome makes, if it makes one. */
export const breakOf = (outcome: Outcome): WireFault | undefined => {
  const { kind } = outcome;
  if (kind === 'hang') return 'empty';
  if (kind === 'wrong-length') return outcome.length;
  return kind === 'reset' || kind === 'empty' || kind === 'cut' ? kind : undefined;
};

/** Breaks the answer. For the site's server it sends the whole answer, and says how to break it. */
export const breakAnswer = async (
  response: ServerResponse,
  fault: WireFault,
  body: Buffer,
  { write, end }: Way,
): Promise<void> => {
  knownOf(response).isBroken = true;
  if (response.req.headers[passesFaults] === undefined)
    return sendBroken(response, fault, body, write);
  response.setHeader(passedFault, fault);
  response.setHeader('Content-Length', body.length);
  end(body);
  return undefined;
};
