import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createWebServer, defaultLimits } from '@sparring/serving/server';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { createDesk } from './serve.ts';

const noted = { path: '/shopping', reached: [3], different: [], seen: [] };

const openSite = async () => {
  const desk = createDesk('/main.js');
  const site = createWebServer({
    listener: desk.watching(
      (_request, response) => void response.setHeader('Content-Type', 'text/html').end('a page'),
    ),
    idleTimeout: 10_000,
    limits: defaultLimits,
    refuse: (socket) => socket.destroy(),
  });
  desk.hearPages(site);
  await once(site.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const open = (headers: Readonly<Record<string, string>> = { Origin: origin }): WebSocket => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/corner/notes`, { headers });
    onTestFinished(() => socket.terminate());
    return socket.on('error', () => {});
  };
  /** The code with which a connection ends on which these frames are sent. */
  const codeAfter = async (...frames: readonly (string | Buffer)[]): Promise<number> => {
    const socket = open();
    const closed = once(socket, 'close') as Promise<[number]>;
    await once(socket, 'open');
    for (const frame of frames) socket.send(frame);
    return (await closed)[0];
  };
  /** What is heard of a page that behaves. */
  const heard = async (asked = ['/shopping', '/main.js']) => {
    for (const path of asked) await (await fetch(origin + path)).text();
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify(noted));
    socket.close();
    await once(socket, 'close');
    return (await desk.told()).heard;
  };
  return { port, origin, open, codeAfter, heard };
};

test.each([[[]], [['/shopping']], [['/main.js']], [['/', '/main.js']]])(
  'a page has reached nothing if of it and its script only %j was asked for [GRADE-23]',
  async (asked) => {
    expect(await (await openSite()).heard(asked)).toEqual([]);
  },
);

test('hears what a page of the site has noted', async () => {
  const { heard } = await openSite();
  expect(await heard()).toEqual(['/shopping']);
});

test.each([
  'x',
  '',
  'null',
  '{}',
  '[]',
  '7',
  '{"path":',
  JSON.stringify({ ...noted, path: 7 }),
  JSON.stringify({ ...noted, path: 'javascript:' }),
  JSON.stringify({ ...noted, reached: [0.5] }),
  JSON.stringify({ ...noted, reached: [-1] }),
  JSON.stringify({ ...noted, different: {} }),
  JSON.stringify({ ...noted, more: 1 }),
  JSON.stringify({ path: '/', reached: [], different: [] }),
])('closes a connection on which %j comes with 1008, and hears the others', async (text) => {
  const { codeAfter, heard } = await openSite();
  expect(await codeAfter(text)).toBe(1008);
  expect(await heard()).toEqual(['/shopping']);
});

test('closes a connection on which bytes come with 1003', async () => {
  const { codeAfter } = await openSite();
  expect(await codeAfter(Buffer.from('x'))).toBe(1003);
});

test.each(['http://evil.example', 'null', 'http://127.0.0.1', ''])(
  'refuses a page of the origin %j with 403',
  async (origin) => {
    const { open } = await openSite();
    const socket = open(origin === '' ? {} : { Origin: origin });
    const [{ message }] = (await once(socket, 'error')) as [Error];
    expect(message).toBe('Unexpected server response: 403');
  },
);

/** A client that sends bytes of its own after the handshake. */
const shakeHands = async (port: number, origin: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(
    `GET /corner/notes HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
};

const masked = (first: number, length: number): Buffer =>
  Buffer.concat([
    Buffer.from([first, 0x80 | 126, length >> 8, length & 0xff]),
    Buffer.alloc(4 + length),
  ]);

/** The code of the close frame that the server sends. */
const codeOf = async (socket: Socket): Promise<number> => {
  const [frame] = (await once(socket, 'data')) as [Buffer];
  return frame.readUInt16BE(2);
};

test('closes a connection with 1009 at the head of a frame of 64 GB', async () => {
  const { port, origin, heard } = await openSite();
  const socket = await shakeHands(port, origin);
  const head = Buffer.alloc(14);
  head.set([0x81, 0x80 | 127]);
  head.writeBigUInt64BE(2n ** 36n, 2);
  socket.write(head);
  expect(await codeOf(socket)).toBe(1009);
  expect(await heard()).toEqual(['/shopping']);
});

test('closes a connection with 1009 when the fragments of a message are larger than 16 kB', async () => {
  const { port, origin } = await openSite();
  const socket = await shakeHands(port, origin);
  const code = codeOf(socket);
  socket.write(masked(0x01, 8000));
  socket.write(masked(0x00, 8000));
  socket.write(masked(0x00, 8000));
  expect(await code).toBe(1009);
});

/** Bytes without a meaning, and text frames without one. */
const hostile = (turn: number): Buffer => {
  const bytes = Buffer.from(
    Array.from({ length: 40 }, (_, at) => (turn * 7919 + at * 10_477) % 256),
  );
  return turn % 2 ? bytes : Buffer.concat([masked(0x81, turn), bytes]);
};

test('a thousand connections with hostile frames end nothing', async () => {
  const { port, origin, heard } = await openSite();
  for (let turn = 0; turn < 1000; turn += 50) {
    const batch = Array.from({ length: 50 }, async (_, at) => {
      const socket = await shakeHands(port, origin);
      const closed = once(socket.resume(), 'close');
      socket.end(hostile(turn + at));
      await closed;
    });
    await Promise.all(batch);
  }
  expect(await heard()).toEqual(['/shopping']);
});

test('refuses a connection beyond a hundred open ones with 503', async () => {
  const { open } = await openSite();
  const all = Array.from({ length: 100 }, () => open());
  await Promise.all(all.map((socket) => once(socket, 'open')));
  const [{ message }] = (await once(open(), 'error')) as [Error];
  expect(message).toBe('Unexpected server response: 503');
});
