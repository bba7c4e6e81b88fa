import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { faultToPass, passedFault, passesFaults } from '@sparring/serving/passed-fault';
import { sendBroken } from '@sparring/serving/wire-fault';
import type { Request, RequestHandler } from 'express';
import { type Dispatcher, errors } from 'undici';
import { sendRefusal, tooLate, unreachable } from './problem.ts';
import { bodyOf, isGone, mayRepeat } from './repeatable.ts';
import {
  behindName,
  createReplicas,
  type Find,
  type Timeouts,
  defaultTimeouts,
} from './replicas.ts';

export interface Proxy {
  readonly handle: RequestHandler;
  readonly close: () => Promise<void>;
}

const hopByHop = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect'.split(
    ' ',
  ),
);

export const createProxy = (
  api: string,
  report: (line: string) => void,
  timeouts: Timeouts = defaultTimeouts,
  find: Find = behindName(api),
): Proxy => {
  const replicas = createReplicas(api, find, timeouts);

  const ask = async (request: Request, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const body = await bodyOf(request);
    const headers = { ...onward(request), host: new URL(api).host };
    const message = { method: request.method, path: request.originalUrl, headers, body, signal };
    let failure: unknown = new Error('its name stands for no address');
    for await (const replica of replicas.inTurn()) {
      try {
        return await replica.pool.request(message);
      } catch (error) {
        failure = error;
        if (signal.aborted) break;
        if (isGone(error)) replicas.rest(replica);
        if (body === request || !mayRepeat(request, error)) break;
        report(
          `${request.method} ${request.originalUrl}: ${replica.origin} is passed over: ${String(error)}`,
        );
      }
    }
    throw failure;
  };

  const handle: RequestHandler = async (request, response) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const reply = await ask(request, left.signal);
      const fault = faultToPass(reply.headers);
      if (fault) {
        response.status(reply.statusCode).set(endToEnd(reply.headers)).removeHeader(passedFault);
        return await sendBroken(response, fault, await buffer(reply.body));
      }
      response.writeHead(reply.statusCode, endToEnd(reply.headers));
      await pipeline(reply.body, response);
    } catch (error) {
      if (left.signal.aborted) return;
      report(
        `${request.method} ${request.originalUrl}: the API at ${api} failed: ${String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else sendRefusal(request.originalUrl, response, isTimeout(error) ? tooLate : unreachable);
    }
  };
  return { handle, close: replicas.close };
};

const onward = (request: Request): IncomingHttpHeaders => {
  const { host, ...headers } = endToEnd(request.headers);
  const hops = [request.headers['x-forwarded-for'], request.socket.remoteAddress];
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    ...headers,
    'x-forwarded-for': hops.filter(Boolean).join(', '),
    [passesFaults]: '1',
  };
};

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
};

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError ||
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError;
