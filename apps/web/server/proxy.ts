import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { errors, Pool } from 'undici';
import { sendProblem } from './problem.ts';

export interface Patience {
  connectMs: number;
  /** Longer than the ten seconds that the API's slowest answer takes. */
  silenceMs: number;
}

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
  { connectMs, silenceMs }: Patience = { connectMs: 3_000, silenceMs: 30_000 },
): Proxy {
  const pool = new Pool(api, {
    connect: { timeout: connectMs },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });

  const handle: RequestHandler = async (req, res) => {
    const left = new AbortController();
    res.once('close', () => left.abort());
    try {
      const reply = await pool.request({
        method: req.method,
        path: req.originalUrl,
        headers: onward(req),
        body: hasBody(req) ? req : null,
        signal: left.signal,
      });
      res.writeHead(reply.statusCode, endToEnd(reply.headers));
      await pipeline(reply.body, res);
    } catch (error) {
      if (left.signal.aborted) return;
      report(`${req.method} ${req.originalUrl}: the API at ${api} failed: ${String(error)}`);
      if (res.headersSent) res.destroy();
      else sendProblem(req, res, isTimeout(error) ? 504 : 502);
    }
  };
  return { handle, close: () => pool.close() };
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

function hasBody(req: Request): boolean {
  return 'transfer-encoding' in req.headers || Number(req.headers['content-length'] ?? 0) > 0;
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  );
}
