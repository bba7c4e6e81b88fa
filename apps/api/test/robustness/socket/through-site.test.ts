import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectRaw, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, open, refusal } from '../../acceptance/test-socket.ts';
import { startBoth } from '../test-site.ts';
import { usageOf } from '../test-usage.ts';
import { frameOf, handshakeOf } from '../../support/frames.ts';

const servers = await startBoth();
afterAll(servers.kill);

const echo = { type: 'echo', text: 'Hello' };

/** Resolves with the code in the close frame at the end of what a server has sent; undefined without one. */
const closeCodeOf = async (socket: Socket): Promise<number | undefined> => {
  const bytes: Buffer[] = [];
  socket.on('data', (piece: Buffer) => bytes.push(piece)).on('error', () => {});
  await once(socket, 'close');
  const all = Buffer.concat(bytes);
  const at = all.lastIndexOf(0x88);
  return at < 0 ? undefined : all.readUInt16BE(at + 2);
};

describe.each([
  ['the API', servers.api.url, 'api'],
  ["the site's server", servers.site.url, 'site'],
])('through %s', (_, url, workspace) => {
  const { origin, port } = new URL(url);
  const target = `/w/${workspace}/v1/practice/labs/socket`;
  const raw = (bytes: Buffer | string): Socket => {
    const socket = connectRaw(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(bytes);
    return socket;
  };
  const handshaken = async () => {
    const socket = raw(handshakeOf(target));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 101 Switching Protocols\r\n/);
    return socket;
  };
  const stillAnswers = async () => {
    const client = await open(origin + target);
    const answer = await client.ask(echo);
    client.socket.close();
    return answer;
  };

  test('a handshake, messages and a close pass in both directions [SOCKET-01, SOCKET-18]', async () => {
    const client = connect(origin + target);
    expect(await client.read(1)).toEqual([{ type: 'welcome', workspace }]);
    expect(await client.ask(echo)).toEqual(echo);
    client.send({ type: 'close', code: 4100, reason: 'Enough' });
    expect(await client.closed).toEqual({ code: 4100, reason: 'Enough' });
  });

  test('messages that come with the handshake are not lost', async () => {
    const socket = raw(
      Buffer.concat([handshakeOf(target), frameOf('{"type":"echo","text":"early"}')]),
    );
    let answered = '';
    while (!answered.includes('early')) answered += String((await once(socket, 'data'))[0]);
    expect(answered).toContain('welcome');
  });

  test('refusals arrive as problems, and a 426 names the protocol [SOCKET-02, SOCKET-03]', async () => {
    const { status, type, body } = await refusal(`${origin}${target}?idle=never`);
    expect([status, type, body.error]).toEqual([400, 'application/problem+json', 'Invalid input']);
    const plain = await text(raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    expect(plain).toMatch(/^HTTP\/1.1 426 Upgrade Required\r\n/);
    expect(plain).toMatch(/^upgrade: websocket\r$/im);
  });

  test('a scripted fault hits a handshake as it hits every request [FAULT-16]', async () => {
    const faulty = target.replace(workspace, `${workspace}-faults`);
    const outcomes = [
      { kind: 'status', status: 507 },
      { kind: 'reset' },
      { kind: 'empty', when: 'after' },
      { kind: 'pass' },
    ];
    const reply = await fetch(`${origin}${faulty.replace('/labs/socket', '/workspace/faults')}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: [{ path: '/labs/socket', outcomes }] }),
    });
    expect(reply.status).toBe(200);
    expect((await refusal(origin + faulty)).status).toBe(507);
    await expect(refusal(origin + faulty)).rejects.toThrow('ECONNRESET');
    await expect(refusal(origin + faulty)).rejects.toThrow('socket hang up');
    expect(await (await open(origin + faulty)).ask(echo)).toEqual(echo);
  });

  test('other paths ignore the upgrade', async () => {
    const other = handshakeOf(`/w/${workspace}/v1/practice/ping`)
      .toString()
      .replace('Upgrade\r\n', 'Upgrade, close\r\n');
    const answered = await text(raw(other));
    expect(answered).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  });

  test.each([
    [
      'in the middle of its handshake',
      (socket: Socket) => socket.destroy(),
      handshakeOf(target).subarray(0, 60),
    ],
    ['after its handshake', (socket: Socket) => socket.resetAndDestroy(), handshakeOf(target)],
  ])('a client that goes away %s harms nobody', async (_when, leave, bytes) => {
    const sockets = Array.from({ length: 20 }, () => raw(bytes).on('error', () => {}));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) leave(socket);
    expect(await stillAnswers()).toEqual(echo);
  });

  test('a client that half-closes its connection gets its end', async () => {
    const socket = await handshaken();
    socket.resume().end();
    await once(socket, 'close');
    expect(await stillAnswers()).toEqual(echo);
  });

  test.each([
    ['garbage', Buffer.concat([Buffer.from([0xff]), randomBytes(200)]), 1002],
    ['a frame without a mask', Buffer.from([0x81, 1, 0x7b]), 1002],
    [
      'a frame of 2^62 bytes',
      Buffer.from([0x81, 0xff, 0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      1009,
    ],
    ['text that is not UTF-8', frameOf(Buffer.from([0xc3, 0x28])), 1007],
  ])('%s closes only its own connection', async (_what, bytes, code) => {
    const socket = await handshaken();
    socket.write(bytes);
    const [closed, answer] = await Promise.all([closeCodeOf(socket), stillAnswers()]);
    expect(closed).toBe(code);
    expect(answer).toEqual(echo);
  });

  test('a subscriber that does not read is ended, and the others get everything', async () => {
    const [slow, quick] = [await open(origin + target), await open(origin + target)];
    for (const client of [slow, quick]) await client.ask({ type: 'subscribe', topic: 'flood' });
    slow.socket.pause();
    const long = 'ä'.repeat(1000);
    const batch = 1000;
    /* How much the buffers of the system take differs from machine to machine. By its pings, which it can still
       send, the slow one learns that its connection has ended. */
    while (slow.socket.readyState === slow.socket.OPEN) {
      for (let nth = 0; nth < batch; nth += 1)
        quick.send({ type: 'publish', topic: 'flood', text: long });
      const got = (await quick.read(2 * batch)) as { type: string }[];
      expect(got.filter(({ type }) => type === 'message')).toHaveLength(batch);
      slow.socket.ping();
    }
    slow.socket.resume();
    expect((await slow.closed).code).toBe(1006);
  });

  test('a client that sends without reading is not read any more, and the others are served', async () => {
    const greedy = await open(origin + target);
    greedy.socket.pause();
    for (let number = 0; number < 5000; number += 1)
      greedy.send({ type: 'echo', text: 'x'.repeat(1000) });
    expect(await stillAnswers()).toEqual(echo);
    greedy.socket.resume();
    expect(await greedy.read(5000)).toHaveLength(5000);
  });
});

test('connections that come and go leave nothing behind', async () => {
  const all = [servers.api.pid, servers.site.pid];
  const handles = () => all.map((pid) => usageOf(pid).handles);
  const address = `${servers.site.url.replace('/v1/', '/w/passing/v1/')}/labs/socket`;
  const visit = async (count: number) => {
    const clients = await Promise.all(Array.from({ length: count }, () => open(address)));
    for (const client of clients) await client.ask({ type: 'subscribe', topic: 'orders' });
    for (const { socket } of clients) socket.terminate();
  };
  await visit(1);
  const before = handles();
  for (let round = 0; round < 3; round += 1) await visit(50);
  await expect
    .poll(() => handles().every((count, at) => count <= before[at]! + 3), { timeout: 15_000 })
    .toBe(true);
});

test('a server that stops closes its WebSockets with 1001', async () => {
  const [ofSite, ofApi] = await Promise.all([startBoth(), startBoth()]);
  onTestFinished(async () => void (await Promise.all([ofSite.kill(), ofApi.kill()])));
  const address = ({ site }: typeof ofSite) => `${site.url}/labs/socket`;
  const clients = await Promise.all([ofSite, ofApi].map((both) => open(address(both))));
  process.kill(ofSite.site.pid, 'SIGTERM');
  process.kill(ofApi.api.pid, 'SIGTERM');
  const codes = await Promise.all(clients.map(async ({ closed }) => (await closed).code));
  expect(codes).toEqual([1001, 1001]);
  await expect
    .poll(() => [ofSite.site.hasEnded(), ofApi.api.hasEnded()], { timeout: 8000 })
    .toEqual([true, true]);
});
