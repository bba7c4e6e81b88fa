import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Proxies } from '@sparring/serving/proxies';
import { createRequestLimit } from '@sparring/serving/request-limit';
import { endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';
import { violationOfHttp } from '@sparring/serving/unreadable';
import { constantHeaders } from './constant-headers.ts';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { HttpProblem } from '../../problem/refusal.ts';
import type { Observer } from './observe.ts';

/** Answers on a connection whose request cannot be read. If the connection is already lost, the observer is not called. */
export const refuse = (socket: Duplex, refusal: Refusal, observer?: Observer): void => {
  const id = randomUUID();
  const isConnected = socket.writable;
  const headers = [
    ...constantHeaders,
    ['Vary', 'X-Workspace'],
    ['X-Workspace', publicWorkspace],
    ['X-Request-Id', id],
  ] as const;
  endWith(socket, rawAnswer(refusal, headers));
  if (isConnected) observer?.refused(socket, id, refusal);
};

const throwRefusal = ({ kind, detail, headers = {} }: Refusal): never => {
  throw new HttpProblem(kind, detail, { headers });
};

/** Refuses the requests that HTTP requires a server to refuse. */
export const refuseInvalidHttp = (request: IncomingMessage): void => {
  const refusal = violationOfHttp(request);
  if (refusal) throwRefusal(refusal);
};

/** Refuses requests over the limit of their address. */
export const limitRequests = (limit: number, proxies: Proxies) => {
  const admit = createRequestLimit(limit, proxies);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = admit(request, response);
    if (refusal) throwRefusal(refusal);
  };
};
