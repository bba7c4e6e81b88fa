import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';
import {
  addressOf,
  connect,
  echoOf,
  open,
  openIn,
  refusal,
  socketPath,
  subscribe,
} from './test-socket.ts';

const closingOf = async (data: string | Buffer) => {
  const client = await openIn();
  client.sendRaw(data);
  return client.closed;
};

test('the first message is welcome with the workspace [SOCKET-01]', async () => {
  const workspace = newWorkspace();
  const client = connect(addressOf(workspace));
  const [response] = await once(client.socket, 'upgrade');
  expect([response.statusCode, response.headers['x-workspace']]).toEqual([101, workspace.name]);
  expect(await client.next()).toEqual({ type: 'welcome', workspace: workspace.name });
});

test('a request that is no handshake gets 426 [SOCKET-02]', async () => {
  const { status, headers, body } = await newWorkspace().get<Problem>(socketPath);
  expect([status, body.error]).toEqual([426, 'Upgrade required']);
  expect([headers.get('Upgrade'), headers.get('Sec-WebSocket-Version')]).toEqual([
    'websocket',
    '13',
  ]);
  const other = await refusal(addressOf(newWorkspace()), { 'Sec-WebSocket-Version': '12' });
  expect([other.status, other.body.error]).toEqual([426, 'Upgrade required']);
});

test.each(['ping=0.09', 'ping=60.1', 'idle=0', 'idle=601', 'ping=often'])(
  'refuses %s before the upgrade [SOCKET-03]',
  async (query) => {
    const reply = await newWorkspace().get<Problem>(`${socketPath}?${query}`);
    expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${query.replace(/=.*/, '')}`]);
    const { status, type } = await refusal(addressOf(newWorkspace(), `?${query}`));
    expect([status, type]).toEqual([400, 'application/problem+json']);
  },
);

test('refuses an invalid key before the upgrade [SOCKET-03]', async () => {
  const key = { 'Sec-WebSocket-Key': 'short' };
  const { status, body } = await refusal(addressOf(newWorkspace()), key);
  expect([status, body.error]).toEqual([400, 'Invalid input']);
});

test.each(['Hello', '', 'ä🎉"\\\n', 'x'.repeat(1000)])(
  'echo comes back with the same text [SOCKET-04]',
  async (text) => {
    const client = await openIn();
    expect(await client.ask(echoOf(text))).toEqual(echoOf(text));
  },
);

test.each([
  [{ code: 4001, reason: 'Enough' }, 4001, 'Enough'],
  [{ code: 1011 }, 1011, ''],
  [{}, 1000, ''],
])('closes as asked: %j [SOCKET-10]', async (message, code, reason) => {
  expect(await closingOf(JSON.stringify({ type: 'close', ...message }))).toEqual({ code, reason });
});

test('drop ends the connection without a close frame [SOCKET-11]', async () => {
  expect(await closingOf('{"type":"drop"}')).toEqual({ code: 1006, reason: '' });
});

test.each([
  ['binary', Buffer.from('{"type":"drop"}'), 1003],
  ['not JSON', '{"type":', 1007],
  ['empty', '', 1007],
])('closes after a message that is %s [SOCKET-12]', async (_, data, code) => {
  const closing = await closingOf(data);
  expect(closing.code).toBe(code);
  expect(closing.reason).not.toBe('');
});

test.each([
  ['{"type":"shout"}', '/type'],
  ['7', 'The message'],
  ['{"type":"echo"}', '/text'],
  [`{"type":"echo","text":"${'x'.repeat(1001)}"}`, '/text'],
  ['{"type":"echo","text":"a","loud":true}', '/loud'],
  ['{"type":"publish","topic":"A b","text":""}', '/topic'],
  ['{"type":"replay","count":0}', '/count'],
  ['{"type":"replay","count":3,"after":4}', '/after'],
  ['{"type":"close","code":1005}', '/code'],
  [`{"type":"close","reason":"${'ä'.repeat(62)}"}`, '/reason'],
])('closes with 1008 after %s and names %s [SOCKET-13]', async (message, names) => {
  const { code, reason } = await closingOf(message);
  expect(code).toBe(1008);
  expect(reason).toContain(names);
});

test('reads a message of 16384 bytes, and closes after one more [SOCKET-14]', async () => {
  const client = await openIn();
  const message = JSON.stringify(echoOf('a'));
  client.sendRaw(message.padEnd(16_384));
  expect(await client.next()).toEqual(echoOf('a'));
  client.sendRaw(message.padEnd(16_385));
  const { code, reason } = await client.closed;
  expect(code).toBe(1009);
  expect(reason).toContain('16384');
});

test('ends a connection that does not answer a ping [SOCKET-15]', async () => {
  const silent = await open(addressOf(newWorkspace(), '?ping=0.1'), { autoPong: false });
  const pings: unknown[] = [];
  silent.socket.on('ping', (data) => pings.push(data));
  expect((await silent.closed).code).toBe(1006);
  expect(pings).toHaveLength(1);
});

test('keeps a connection that answers its pings [SOCKET-15]', async () => {
  const client = await open(addressOf(newWorkspace(), '?ping=0.4'));
  for (let count = 0; count < 4; count += 1) await once(client.socket, 'ping');
  expect(await client.ask(echoOf('Still here'))).toEqual(echoOf('Still here'));
});

test('closes with 4408 after a time without a message [SOCKET-16]', async () => {
  const began = performance.now();
  const client = await open(addressOf(newWorkspace(), '?ping=0.2&idle=1.2'));
  await once(client.socket, 'ping');
  await client.ask(echoOf('One'));
  expect((await client.closed).code).toBe(4408);
  expect(performance.now() - began).toBeGreaterThanOrEqual(1390);
});

test('a connection has at most 20 topics [SOCKET-17]', async () => {
  const client = await openIn();
  for (let topic = 1; topic <= 20; topic += 1) await subscribe(client, `topic-${topic}`);
  client.send({ type: 'subscribe', topic: 'topic-21' });
  expect((await client.closed).code).toBe(1008);
});

test('answers a close frame with its code, and a ping with its bytes [SOCKET-18]', async () => {
  const client = await openIn();
  const bytes = randomBytes(20);
  client.socket.ping(bytes);
  const [pong] = await once(client.socket, 'pong');
  expect(Buffer.compare(pong, bytes)).toBe(0);
  client.socket.close(4321, 'Bye');
  expect((await client.closed).code).toBe(4321);
});

test('a workspace has at most 100 connections [SOCKET-19]', async () => {
  const workspace = newWorkspace();
  const clients = await Promise.all(Array.from({ length: 100 }, () => openIn(workspace)));
  const { status, body } = await refusal(addressOf(workspace));
  expect([status, body.error]).toEqual([429, 'Too many connections']);
  expect(await (await openIn()).ask(echoOf('Others'))).toEqual(echoOf('Others'));
  clients[0]!.send({ type: 'close' });
  await clients[0]!.closed;
  await openIn(workspace);
});
