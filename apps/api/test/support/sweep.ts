import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { provenExample } from './auth-lab-client.ts';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testApp, testClock } from './app.ts';

export type Row = readonly [id: string, endpoint: Endpoint];

export const endpoints: readonly Row[] = Object.values(api).flatMap((group) =>
  Object.entries<Endpoint>(group),
);

/** What a client receives: an answer, or the error of a connection that broke. */
export interface Received {
  readonly status: number | string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What differs from one call to the next, by time, by chance or by name. */
const ofOneCall = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'sec-websocket-accept',
  'transfer-encoding',
  'x-chance',
  'x-recorded-since',
  'x-request-id',
]);

/** Times, random names, tokens and versions look the same. */
const steady = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replaceAll(/whsec_[^"]+/g, '…')
    .replaceAll(/(?<![\w.-])(?=[\w.-]*[A-Z\d])[\w.-]{16,}/g, '…')
    .replaceAll(/"\d+"|\\"\d+\\"/g, '"…"');

type Pairs = Iterable<readonly [name: string, value: string]>;

const headersOf = (headers: Pairs): Received['headers'] =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !ofOneCall.has(name))
      .map(([name, value]) => [name, steady(value)]),
  );

export const broken: Received = { status: 'broken', headers: {}, body: '' };

/** The first message of a WebSocket, or the refusal of its handshake. */
const handshake = async (url: string): Promise<Received> => {
  const socket = new WebSocket(url.replace(/^http/, 'ws'));
  socket.on('error', () => {});
  let headers: Received['headers'] = {};
  socket.on('upgrade', (reply) => (headers = headersOf(Object.entries(reply.headers) as Pairs)));
  socket.on('open', () => socket.send('{"type":"echo","text":"here"}'));
  const received = await new Promise<Received>((resolve) => {
    socket.on('message', (data) =>
      resolve({ status: 101, headers, body: steady((data as Buffer).toString()) }),
    );
    socket.on('close', () => resolve(broken));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) =>
      resolve({ ...broken, status: statusCode }),
    );
  });
  socket.terminate();
  return received;
};

const receive = async (url: string, sent: RequestInit): Promise<Received> => {
  try {
    const reply = await fetch(url, sent);
    const { status, headers } = reply;
    return { status, headers: headersOf(headers), body: steady(await reply.text()) };
  } catch {
    return broken;
  }
};

export interface Calling {
  readonly switchOn?: () => Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

/** An API whose clock begins anew with each call. Delays take no time. */
export const openSweep = async () => {
  let clock = testClock();
  const resetting = {
    now: () => clock.now(),
    wait: (milliseconds: number, signal: AbortSignal) => clock.wait(milliseconds, signal),
  };
  const app = await testApp({ clock: resetting });
  const server = createApiServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = '/w/sweep/v1/practice';

  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const reply = await fetch(`${origin}${base}${path}`, { method, ...sent });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };

  /** Sends the example of an endpoint in a new workspace, after the condition is switched on. Returns what the last of several equal requests receives. */
  const call = async (
    endpoint: Endpoint,
    { switchOn = async () => {}, headers: more = {}, times = 1 }: Calling = {},
  ): Promise<Received> => {
    clock = testClock();
    await send('DELETE', '/workspace');
    await send('PATCH', '/workspace', { chance: 'never', seed: 7 });
    const { method, url, headers, body } = await provenExample(app, endpoint, base);
    await switchOn();
    clock = testClock();
    if (endpoint.replies[101]) return handshake(origin + url);
    const { 'X-Workspace': _, ...own }: Readonly<Record<string, string>> = headers;
    const sent = {
      method,
      headers: { ...own, ...more },
      redirect: 'manual' as const,
      ...(body !== undefined && { body }),
    };
    let received = broken;
    for (let at = 0; at < times; at += 1) received = await receive(origin + url, sent);
    return received;
  };

  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { call, send, close };
};
