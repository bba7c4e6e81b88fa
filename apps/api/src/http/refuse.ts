import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { createCrowd } from '@sparring/serving/crowd';
import { endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';
import { unusual } from '@sparring/serving/unreadable';
import { constantHeaders } from './every-answer.ts';
import { HttpProblem } from '../refusal.ts';
import type { Observer } from './observe.ts';

/** Answers what never became a request, so that Express cannot. A connection that is lost is no refusal. */
export const refuse = (socket: Duplex, refusal: Refusal, observer?: Observer): void => {
  const id = randomUUID();
  const isThere = socket.writable;
  endWith(socket, rawAnswer(refusal, [...constantHeaders, ['X-Request-Id', id]]));
  if (isThere) observer?.refused(socket, id, refusal);
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
