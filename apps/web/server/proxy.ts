import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { type Dispatcher, errors } from 'undici';
import { sendProblem } from './problem.ts';
import { bodyOf, isGone, mayRepeat } from './repeatable.ts';
import { behindName, createReplicas, type Find, type Patience, usualPatience } from './replicas.ts';

export interface Proxy {
  handle: RequestHandler;
  close: () => Promise<void>;
}

const hopByHop = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect'.split(
    ' ',
  ),
);

export function createProxy(
  api: string,
  report: (line: string) => void,
  patience: Patience = usualPatience,
  find: Find = behindName(api),
): Proxy {
  const replicas = createReplicas(api, find, patience);

  const ask = async (req: Request, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const body = await bodyOf(req);
    const headers = { ...onward(req), host: new URL(api).host };
    const message = { method: req.method, path: req.originalUrl, headers, body, signal };
    let failure: unknown = new Error('its name stands for no address');
    for await (const replica of replicas.inTurn()) {
      try {
        return await replica.pool.request(message);
      } catch (error) {
        failure = error;
        if (signal.aborted) break;
        if (isGone(error)) replicas.rest(replica);
        if (body === req || !mayRepeat(req, error)) break;
        report(
          `${req.method} ${req.originalUrl}: ${replica.origin} is passed over: ${String(error)}`,
        );
      }
    }
    throw failure;
  };

  const handle: RequestHandler = async (req, res) => {
    const left = new AbortController();
    res.once('close', () => left.abort());
    try {
      const reply = await ask(req, left.signal);
      res.writeHead(reply.statusCode, endToEnd(reply.headers));
      await pipeline(reply.body, res);
    } catch (error) {
      if (left.signal.aborted) return;
      report(`${req.method} ${req.originalUrl}: the API at ${api} failed: ${String(error)}`);
      if (res.headersSent) res.destroy();
      else sendProblem(req, res, isTimeout(error) ? 504 : 502);
    }
  };
  return { handle, close: replicas.close };
}

function onward(req: Request): IncomingHttpHeaders {
  const { host, ...headers } = endToEnd(req.headers);
  const hops = [req.headers['x-forwarded-for'], req.socket.remoteAddress];
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    ...headers,
    'x-forwarded-for': hops.filter(Boolean).join(', '),
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  );
}
