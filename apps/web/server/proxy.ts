import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { faultToPass, passedFault, passesFaults } from '@sparring/serving/passed-fault';
import type { Proxies } from '@sparring/serving/proxies';
import { sendBroken } from '@sparring/serving/wire-fault';
import { type Upgrade, upgradeOf } from '@sparring/serving/upgrade';
import type { Request, RequestHandler, Response } from 'express';
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
import { askUpgrade, createTunnels, type Handshake } from './tunnel.ts';

export interface Proxy {
  readonly handle: RequestHandler;
  /** Closes the open WebSockets. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

const hopByHop = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect'.split(
    ' ',
  ),
);

/** These belong to one connection, so this server sends its own. */
const upgradeRequired = 426;
const toUpgrade = { connection: 'Upgrade, close', upgrade: 'websocket' };

export interface ProxyParts {
  /** The origin of the API. */
  readonly api: string;
  /** The reverse proxies in front of the site. */
  readonly proxies: Proxies;
  readonly report: (line: string) => void;
  readonly timeouts?: Timeouts;
  readonly find?: Find;
}

export const createProxy = ({
  api,
  proxies,
  report,
  timeouts = defaultTimeouts,
  find = behindName(api),
}: ProxyParts): Proxy => {
  const onward = onwardBy(proxies);
  const replicas = createReplicas(api, find, timeouts);
  const tunnels = createTunnels();

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
        if (body instanceof Readable || !mayRepeat(request, error)) break;
        report(
          `${request.method} ${request.originalUrl}: ${replica.origin} is passed over: ${String(error)}`,
        );
      }
    }
    throw failure;
  };

  const askForSocket = async (request: Request, signal: AbortSignal): Promise<Handshake> => {
    const asked = {
      path: request.originalUrl,
      headers: { ...onward(request), host: new URL(api).host },
      timeoutMs: timeouts.silenceMs,
      signal,
    };
    let failure: unknown = new Error('its name stands for no address');
    for await (const replica of replicas.inTurn()) {
      try {
        return await askUpgrade({ ...asked, origin: replica.origin });
      } catch (error) {
        failure = error;
        if (signal.aborted || !isGone(error)) break;
        replicas.rest(replica);
      }
    }
    throw failure;
  };

  /** Answers what is no WebSocket as the API did. */
  const passSocket = async (
    request: Request,
    response: Response,
    { head, take }: Upgrade,
    signal: AbortSignal,
  ) => {
    const answered = await askForSocket(request, signal);
    if (answered.socket) return tunnels.open({ client: take(), head, api: answered });
    const { reply } = answered;
    await sendReply(response, reply.statusCode ?? 502, reply.headers, reply);
  };

  const handle: RequestHandler = async (request, response) => {
    const left = new AbortController();
    response.once('close', () => {
      // An abort creates an error with a stack trace. Aborting after every answer took 8 % of this server's time.
      if (!response.writableFinished) left.abort();
    });
    try {
      const upgrade = upgradeOf(response);
      if (upgrade) return await passSocket(request, response, upgrade, left.signal);
      const reply = await ask(request, left.signal);
      await sendReply(response, reply.statusCode, reply.headers, reply.body);
    } catch (error) {
      if (left.signal.aborted) return;
      report(
        `${request.method} ${request.originalUrl}: the API at ${api} failed: ${String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else sendRefusal(request.originalUrl, response, isTimeout(error) ? tooLate : unreachable);
    }
  };
  return { handle, stop: tunnels.stop, close: replicas.close };
};

/** The API closes the connection before the end of an answer that it wants to be broken. */
const untilEnd = (body: Readable): Promise<Buffer> =>
  new Promise((resolve) => {
    const pieces: Buffer[] = [];
    body.on('data', (piece: Buffer) => pieces.push(piece));
    body.on('error', () => {}).once('close', () => resolve(Buffer.concat(pieces)));
  });

const sendReply = async (
  response: Response,
  status: number,
  headers: IncomingHttpHeaders,
  body: Readable,
): Promise<void> => {
  const fault = faultToPass(headers);
  if (fault) {
    response.status(status).set(endToEnd(headers)).removeHeader(passedFault);
    const bytes = await untilEnd(body);
    await sendBroken(response, fault, bytes, (length) => void response.set(length));
    return;
  }
  response.writeHead(status, {
    ...endToEnd(headers),
    ...(status === upgradeRequired && toUpgrade),
  });
  return pipeline(body, response);
};

/** The headers for the API. They say of the client only what the site believes itself. */
const onwardBy =
  ({ clientOf, reachedAt }: Proxies) =>
  (request: Request): IncomingHttpHeaders => {
    const { scheme, host } = reachedAt(request);
    return {
      ...endToEnd(request.headers),
      'x-forwarded-for': clientOf(request),
      'x-forwarded-host': host,
      'x-forwarded-proto': scheme,
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
