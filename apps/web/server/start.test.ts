import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '@sparring/contracts/problem';
import { freePort } from '@sparring/serving/free-port';
import { programOf } from '@sparring/serving/test-copy';

const program = programOf({
  source: new URL('example-main.ts', import.meta.url),
  built: new URL('../dist/server.js', import.meta.url),
});
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  port = await freePort();
  const env = { ...process.env, PORT: String(port), CONNECTIONS_PER_ADDRESS: '20' };
  server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout!, 'data');
}, 60_000);

afterAll(() => server.kill());

/** Sends bytes as they are and reads until the connection ends. */
const exchange = async (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
};

const get = (target: string, headers: string) =>
  exchange(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

test.each([
  ['two Host lines', () => get('/', 'Host: x\r\nHost: y\r\n'), 400],
  ['two Host lines to the API', () => get('/items', 'Host: x\r\nhost: x\r\n'), 400],
  ['a Host with markup', () => get('/', 'Host: a"><b>.test\r\n'), 400],
  ['no Host line', () => get('/', ''), 400],
  ['an expectation', () => get('/items', 'Host: x\r\nExpect: cake\r\n'), 417],
  ['an ftp: target', () => get('ftp://example.test/items', 'Host: x\r\n'), 400],
  ['an ftp: target of a page', () => get('ftp://example.test/about', 'Host: x\r\n'), 400],
  ['an http: target without a host', () => get('http:///items', 'Host: x\r\n'), 400],
  ['a star for another method than OPTIONS', () => get('*', 'Host: x\r\n'), 400],
  ['a CONNECT', () => exchange('CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n'), 405],
  ['a word instead of a request', () => exchange('hello\r\n\r\n'), 400],
  ['headers over 16 kB', () => get('/', `Host: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n`), 431],
])('answers %s with the problem that the API has for it', async (_, send, status) => {
  const [head = '', body = ''] = (await send()).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(problem.parse(JSON.parse(body)).status).toBe(status);
});

test.each(['http://example.test/webelements', 'http://example.test'])(
  'accepts the absolute-form target %s',
  async (address) => expect(await get(address, 'Host: x\r\n')).toMatch(/^HTTP\/1.1 200 /),
);

test.each(['/%E0%A4%A', '/webelements/%'])('refuses the path %s', async (path) => {
  const reply = await get(path, 'Host: x\r\n');
  expect(reply).toMatch(/^HTTP\/1.1 400 .*malformed: check its % signs/s);
});

test('ignores an Upgrade', async () => {
  const reply = await get('/', 'Host: x\r\nUpgrade: websocket\r\n');
  expect(reply).toMatch(/^HTTP\/1.1 200 /);
});

test('refuses connections above the limit of one address, and accepts them again below it', async () => {
  const held = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  expect(await text(connect(port, '127.0.0.1'))).toMatch(/^HTTP\/1.1 429 /);
  for (const socket of held) socket.destroy();
  await expect.poll(() => get('/', 'Host: x\r\n').catch(String)).toMatch(/^HTTP\/1.1 200 /);
});

test('a second port that is taken stops the start, and is named with its variable', async () => {
  const env = { ...process.env, PORT: String(await freePort()), FRAMES_PORT: String(port) };
  const second = spawn(process.execPath, [program], { env });
  const [said, failed, [code]] = await Promise.all([
    text(second.stdout),
    text(second.stderr),
    once(second, 'exit'),
  ]);
  const lines = said + failed;
  expect(lines).toContain(`127.0.0.1:${port} is already in use.`);
  expect(lines).toContain('or set FRAMES_PORT to another port.');
  expect(code).toBe(1);
}, 60_000);
