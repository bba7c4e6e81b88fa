import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { createCrowd } from '@sparring/serving/crowd';
import { endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';
import { problemKinds } from '@sparring/contracts/problem';
import { unusual } from '@sparring/serving/unreadable';
import { constantHeaders } from './every-answer.ts';
import { HttpProblem } from '../refusal.ts';
import type { Log } from './log.ts';

/** Answers, and logs, what never became a request, so that Express cannot. */
export const refuse = (socket: Duplex, refusal: Refusal, log?: Log): void => {
  const id = randomUUID();
  endWith(socket, rawAnswer(refusal, [...constantHeaders, ['X-Request-Id', id]]));
  const { status } = problemKinds[refusal.kind];
  log?.({ level: 'info', request_id: id, status, refused: refusal.detail });
};

const throwing = ({ kind, detail, headers = {} }: Refusal): never => {
  throw new HttpProblem(kind, detail, { headers });
};

/** What HTTP itself asks a server to refuse. */
export const refuseUnusual: RequestHandler = (request, _response, next) => {
  const refusal = unusual(request);
  if (refusal) throwing(refusal);
  next();
};

/** More requests of one address at the same time than one may have. */
export const refuseCrowd = (limit: number): RequestHandler => {
  const admit = createCrowd(limit);
  return (request, response, next) => {
    const refusal = admit(request, response);
    if (refusal) throwing(refusal);
    next();
  };
};
