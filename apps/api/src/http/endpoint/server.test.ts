import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { closeGracefully } from '@sparring/serving/close';
import { testApp, testClock } from '../../../test/support/app.ts';
import { logCalls, type Entry } from '../send/log.ts';
import { createObserver } from '../send/observe.ts';
import { createApiServer } from './server.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const listening = async (parts?: Parameters<typeof testApp>[0]) => {
  const server = createApiServer(await testApp(parts)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

let server: Server;

beforeAll(async () => {
  server = await listening();
});

afterAll(() => closeGracefully(server, 0));

/** Sends bytes as they are and reads the answer until the connection ends. */
const exchange = async (bytes: string) => {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: problem.parse(JSON.parse(body)) };
};

const get = (line: string, headers = 'Host: x\r\n') =>
  exchange(`GET ${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

const chunked = 'Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['headers over 16 kB', () => get('/', `Host: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n`), 431],
  ['a path over 16 kB', () => get(`/${'x'.repeat(20_000)}`), 431],
  ['a word instead of a request', () => exchange('hello\r\n\r\n'), 400],
  ['a method nobody knows', () => exchange('BREW / HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
  ['two lengths', () => get('/', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['chunks in HTTP/1.0', () => exchange(`POST / HTTP/1.0\r\n${chunked}0\r\n\r\n`), 400],
  ['two Host headers', () => get('/v1/practice/ping', 'Host: x\r\nHost: y\r\n'), 400],
  ['a Host with markup', () => get('/docs', 'Host: a"><b>.test\r\n'), 400],
  ['a Host with a user', () => get('/docs', 'Host: user@x\r\n'), 400],
  ['no Host header', () => get('/v1/practice/ping', ''), 400],
  ['an expectation', () => get('/v1/practice/ping', 'Host: x\r\nExpect: cake\r\n'), 417],
  ['an ftp: target', () => get('ftp://example.test/v1/practice/ping'), 400],
  ['a wss: target', () => get('wss://example.test/v1/practice/labs/socket'), 400],
  ['an http: target without a host', () => get('http:///v1/practice/ping'), 400],
  ['a star for another method than OPTIONS', () => get('*'), 400],
  ['a CONNECT', () => exchange('CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n'), 405],
])('answers %s with a problem', async (_, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.body.status).toBe(status);
  expect(answer.head).toContain('Content-Type: application/problem+json');
});

test('gives a refused request an id and logs it', async () => {
  const entries: Entry[] = [];
  const observer = createObserver(
    logCalls((entry) => entries.push(entry)),
    testClock(),
  );
  const other = createApiServer(await testApp(), { observer });
  onTestFinished(() => closeGracefully(other, 0));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const socket = connect(portOf(other), '127.0.0.1');
  socket.end('hello\r\n\r\n');
  const [, id] = /X-Request-Id: ([\da-f-]{36})/.exec(await text(socket)) ?? [];
  expect(entries).toMatchObject([{ level: 'info', request_id: id, status: 400 }]);
});

test.each([
  ['http://example.test/w/abc/v1/practice/workspace', 200],
  ['HTTP://example.test/w/abc/nothing?x=1', 404],
  ['http://example.test?x=1', 200],
  ['http://example.test', 200],
  ['http://example.test/w/abc', 200],
])('accepts the absolute-form target %s and replies %i', async (address, status) => {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.end(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(`X-Workspace: ${address.includes('/w/abc') ? 'abc' : 'public'}`);
});

test.each(['ping', 'books', 'books/7', 'testing/users'])(
  'answers %s when the client half-closes the connection after the request',
  async (path) => {
    const socket = connect(portOf(server), '127.0.0.1');
    socket.end(`GET /v1/practice/${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 (200|404|429) /);
  },
);

test('a client that disconnects while it waits frees its place', async () => {
  const aborted = Promise.withResolvers<boolean>();
  const wait = async (_: number, signal: AbortSignal) => {
    socket.destroy();
    await once(signal, 'abort');
    aborted.resolve(signal.aborted);
  };
  const other = await listening({ clock: { ...testClock(), wait } });
  onTestFinished(() => closeGracefully(other, 0));
  const socket = connect(portOf(other), '127.0.0.1');
  socket.write('GET /v1/practice/testing/latency-simulation?delay=10 HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await aborted.promise).toBe(true);
});

test('does not reveal its server software when it refuses a request', async () => {
  const { head, body } = await exchange('hello\r\n\r\n');
  expect(head + JSON.stringify(body)).not.toMatch(/node|express|llhttp| at /i);
});

test('completes open requests while it shuts down, and accepts no new ones', async () => {
  const { promise: waited, resolve: endWait } = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const wait = () => {
    began.resolve();
    return waited;
  };
  const other = await listening({ clock: { ...testClock(), wait } });
  const url = `http://127.0.0.1:${portOf(other)}/v1/practice`;
  const open = fetch(`${url}/testing/latency-simulation?delay=10`);
  await began.promise;
  const closed = closeGracefully(other, 60_000);
  await expect(fetch(`${url}/ping`)).rejects.toThrow('fetch failed');
  endWait();
  expect((await open).status).toBe(200);
  await closed;
});

const forever = () => new Promise<void>(() => {});

test('closes open connections at the end of the shutdown timeout', async () => {
  const other = await listening({ clock: { ...testClock(), wait: forever } });
  const url = `http://127.0.0.1:${portOf(other)}/v1/practice/testing/latency-simulation?delay=10`;
  const open = fetch(url).catch((error: Error) => error.message);
  await once(other, 'request');
  await closeGracefully(other, 0);
  expect(await open).toBe('fetch failed');
});
