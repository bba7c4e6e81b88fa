import type { ServerResponse, IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { allOff } from '@sparring/contracts/conditions';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Proxies } from '@sparring/serving/proxies';
import { upgradeOf } from '@sparring/serving/upgrade';
import type { ChangeAnswer, RequestContext, Writable } from '../../request/context.ts';
import { originOf } from './origin.ts';
import { randomUUID } from 'node:crypto';

const wellFormedId = /^[\w.:-]{1,128}$/;

/** The id of a request. A well-formed id of the client is used, so that both logs have the same id. */
const requestId = ({ headers }: IncomingMessage): string => {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID();
};

const goneSignal = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController();
  if (response.closed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
};

/** Where Express has a place for the facts about a request. */
interface Locals {
  readonly locals?: { readonly context?: RequestContext };
}

/** Makes the context of a request; the first steps complete it. */
export const createContext = (
  request: Request,
  response: Response,
  {
    changeAnswer,
    proxies,
  }: { readonly changeAnswer?: ChangeAnswer | undefined; readonly proxies: Proxies },
): Writable<RequestContext> => {
  const context = {
    request,
    id: requestId(request),
    target: request.originalUrl,
    workspace: publicWorkspace,
    prefix: '',
    conditions: allOff,
    clientNumber: () => originOf(proxies.clientOf(request)),
    reachedAt: () => proxies.reachedAt(request),
    gone: () => goneSignal(response),
    upgrade: upgradeOf(response),
    changeAnswer,
    trace: {},
  };
  response.locals['context'] = context;
  return context;
};

/** The context of an answer; undefined before it is created. */
export const knownContext = (response: ServerResponse): RequestContext | undefined =>
  (response as Locals).locals?.context;

export const contextOf = (response: ServerResponse): RequestContext => {
  const context = knownContext(response);
  if (!context) throw new Error('The request has no context yet.');
  return context;
};
