import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, inject, test } from 'vitest';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';
import { connect, open, refusal, type Client } from './test-socket.ts';
import { linesIn, readStream } from './test-streams.ts';

const origin = inject('apiUrl');
const path = '/labs/socket';
const addressOf = ({ base }: { base: string }, query = '') => `${origin}${base}${path}${query}`;
const openIn = (workspace = newWorkspace(), query = '') => open(addressOf(workspace, query));
const closingOf = async (data: string | Buffer) => {
  const client = await openIn();
  client.sendRaw(data);
  return client.closed;
};
const echoOf = (text: string) => ({ type: 'echo', text });
const subscribe = async (client: Client, topic = 'orders') =>
  expect(await client.ask({ type: 'subscribe', topic })).toEqual({ type: 'subscribed', topic });

test('the first message is welcome with the workspace [SOCKET-01]', async () => {
  const workspace = newWorkspace();
  const client = connect(addressOf(workspace));
  const [response] = await once(client.socket, 'upgrade');
  expect([response.statusCode, response.headers['x-workspace']]).toEqual([101, workspace.name]);
  expect(await client.next()).toEqual({ type: 'welcome', workspace: workspace.name });
});

test('a request that is no handshake gets 426 [SOCKET-02]', async () => {
  const { status, headers, body } = await newWorkspace().get<Problem>(path);
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
    const reply = await newWorkspace().get<Problem>(`${path}?${query}`);
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

test('a published text reaches each subscriber once, and nobody else [SOCKET-05]', async () => {
  const workspace = newWorkspace();
  const [publisher, other, outsider] = await Promise.all([
    openIn(workspace),
    openIn(workspace),
    openIn(workspace),
  ]);
  await subscribe(publisher);
  await subscribe(other);
  await subscribe(outsider, 'returns');
  publisher.send({ type: 'publish', topic: 'orders', text: 'One' });
  publisher.send({ type: 'publish', topic: 'orders', text: 'Two' });
  const message = (text: string) => ({ type: 'message', topic: 'orders', text });
  expect(await other.read(2)).toEqual([message('One'), message('Two')]);
  const published = { type: 'published', topic: 'orders' };
  const got = await publisher.read(4);
  expect(got.filter((one) => (one as { type: string }).type === 'message')).toEqual([
    message('One'),
    message('Two'),
  ]);
  expect(got).toContainEqual(published);
  expect(await outsider.ask(echoOf('end'))).toEqual(echoOf('end'));
  expect(await other.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('a text never reaches another workspace [SOCKET-06]', async () => {
  const [mine, theirs] = await Promise.all([openIn(), openIn()]);
  await subscribe(mine);
  await subscribe(theirs);
  mine.send({ type: 'publish', topic: 'orders', text: 'Mine' });
  await mine.read(2);
  expect(await theirs.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('to subscribe twice counts once, and unsubscribe ends it [SOCKET-07]', async () => {
  const client = await openIn();
  await subscribe(client);
  await subscribe(client);
  const publish = { type: 'publish', topic: 'orders', text: 'One' };
  client.send(publish);
  const types = (await client.read(2)).map((one) => (one as { type: string }).type);
  expect(types.toSorted()).toEqual(['message', 'published']);
  const unsubscribe = { type: 'unsubscribe', topic: 'orders' };
  expect(await client.ask(unsubscribe)).toEqual({ type: 'unsubscribed', topic: 'orders' });
  expect(await client.ask(publish)).toMatchObject({ type: 'published' });
  expect(await client.ask(echoOf('end'))).toEqual(echoOf('end'));
});

test('all subscribers get the texts in the same order [SOCKET-08]', async () => {
  const workspace = newWorkspace();
  const clients = await Promise.all([1, 2, 3].map(() => openIn(workspace)));
  for (const client of clients) await subscribe(client);
  for (let number = 0; number < 10; number += 1)
    for (const [at, client] of clients.entries())
      client.send({ type: 'publish', topic: 'orders', text: `${at}-${number}` });
  const orders = await Promise.all(
    clients.map(async (client) =>
      (await client.read(40)).flatMap((one) => {
        const { type, text } = one as { type: string; text: string };
        return type === 'message' ? [text] : [];
      }),
    ),
  );
  expect(orders[0]).toHaveLength(30);
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).toEqual(orders[0]);
});

test('replays the movements of the streams, and resumes [SOCKET-09]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { seed: 7 } });
  const lines = async (query: string) =>
    linesIn((await readStream(`${workspace.base}/labs/lines?${query}`)).text);
  const client = await openIn(workspace);
  const typed = (movements: readonly object[]) =>
    movements.map((movement) => ({ type: 'movement', ...movement }));
  client.send({ type: 'replay' });
  expect(await client.read(10)).toEqual(typed(await lines('count=10')));
  client.send({ type: 'replay', count: 5, after: 3, seed: 8 });
  expect(await client.read(2)).toEqual(typed((await lines('count=5&seed=8')).slice(3)));
});

test.each([
  [{ code: 4001, reason: 'Enough' }, 4001, 'Enough'],
  [{ code: 1011 }, 1011, ''],
  [{}, 1000, ''],
])('closes as asked: %j [SOCKET-10]', async (asked, code, reason) => {
  expect(await closingOf(JSON.stringify({ type: 'close', ...asked }))).toEqual({ code, reason });
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
  const client = await open(addressOf(newWorkspace(), '?ping=0.1'));
  for (let count = 0; count < 4; count += 1) await once(client.socket, 'ping');
  expect(await client.ask(echoOf('Still here'))).toEqual(echoOf('Still here'));
});

test('closes with 4408 after a time without a message [SOCKET-16]', async () => {
  const began = performance.now();
  const client = await open(addressOf(newWorkspace(), '?ping=0.1&idle=0.5'));
  await once(client.socket, 'ping');
  await client.ask(echoOf('One'));
  expect((await client.closed).code).toBe(4408);
  expect(performance.now() - began).toBeGreaterThanOrEqual(590);
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
