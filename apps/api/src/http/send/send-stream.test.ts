import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { HttpProblem } from '../../problem/refusal.ts';
import { asking, bodyOf, last, serving, ticks, untilRead } from '../../../test/support/streams.ts';

test('sends each event when it is produced, not when the stream ends', async () => {
  const second = Promise.withResolvers<void>();
  const { port } = await serving({
    events: async function* () {
      yield { event: 'tick', id: '1', retry: 500, data: { tick: 1 } };
      await second.promise;
      yield { comment: 'still here' };
      yield { data: { tick: 2 } };
    },
  });
  const socket = asking(port, 'GET /events', last);
  const first = await untilRead(socket, '"tick":1}\n\n');
  expect(first).toContain('Content-Type: text/event-stream\r\n');
  expect(first).toContain('event: tick\nid: 1\nretry: 500\ndata: {"tick":1}\n\n');
  second.resolve();
  expect(await text(socket)).toMatch(
    /: still here\n\n[^]*data: \{"tick":2\}\n\n[^]*\r\n0\r\n\r\n$/,
  );
});

test('sends the head before the first item', async () => {
  const { port } = await serving({
    events: async function* ({ clock, gone }) {
      await Promise.race([once(gone(), 'abort'), new Promise(() => {})]);
      yield { data: { tick: clock.now().getTime() } };
    },
  });
  const socket = asking(port, 'GET /events');
  expect(await untilRead(socket, '\r\n\r\n')).toContain('Cache-Control: no-store\r\n');
  socket.destroy();
});

test('tells a proxy in front not to wait for the end', async () => {
  const { port } = await serving({ lines: () => ticks(1) });
  const { headers } = await fetch(`http://127.0.0.1:${port}/v1/practice/lines`);
  expect(headers.get('X-Accel-Buffering')).toBe('no');
});

test('sends lines of JSON and accepts the next request on the same connection', async () => {
  const { port, observed } = await serving({ lines: () => ticks(3) });
  const url = `http://127.0.0.1:${port}/v1/practice/lines`;
  const reply = await fetch(url);
  expect(reply.headers.get('Content-Type')).toBe('application/x-ndjson');
  const lines = (await reply.text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).tick)).toEqual([1, 2, 3]);
  expect((await (await fetch(url)).text()).length).toBeGreaterThan(0);
  await expect.poll(() => observed).toHaveLength(2);
  expect(observed[0]).toMatchObject({ endpoint: 'lines', status: 200, ending: 'complete' });
});

test('answers a client that half-closes the connection after the request', async () => {
  const { port } = await serving({ lines: () => ticks(3) });
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET /v1/practice/lines HTTP/1.1\r\nHost: x\r\n${last}\r\n`);
  expect(await text(socket)).toContain('{"tick":3,"padding":""}\n');
});

test('answers HEAD with only the headers and does not start the stream', async () => {
  let started = false;
  const { port } = await serving({
    lines: async function* () {
      started = true;
      yield { tick: 1 };
    },
  });
  const answered = await text(asking(port, 'HEAD /lines', last));
  expect(answered).toContain('Content-Type: application/x-ndjson\r\n');
  expect(bodyOf(answered)).toBe('');
  expect(started).toBe(false);
});

test('does not request more items than a slow client reads, and loses none', async () => {
  const count = 500;
  const size = 65_536;
  let made = 0;
  const { port } = await serving({
    lines: async function* () {
      for await (const one of ticks(count, 'x'.repeat(size))) {
        made += 1;
        yield one;
      }
    },
  });
  const socket = asking(port, 'GET /lines', last).pause();
  let before = -1;
  const hasStopped = () => {
    const stopped = before === made;
    before = made;
    return stopped;
  };
  await expect.poll(hasStopped, { interval: 200 }).toBe(true);
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(count / 2);
  const lines = bodyOf(await text(socket)).match(/\{"tick":\d+/g);
  expect(lines).toEqual(Array.from({ length: count }, (_, at) => `{"tick":${at + 1}`));
});

test.each([
  ['closes', (socket: Socket) => socket.destroy()],
  ['resets', (socket: Socket) => socket.resetAndDestroy()],
] as const)(
  'ends the stream of a client that %s its connection',
  { timeout: 10_000 },
  async (_, leave) => {
    const ended = Promise.withResolvers<void>();
    const { port, observed, reported } = await serving({
      events: async function* ({ gone }) {
        const signal = gone();
        try {
          yield { data: { tick: 1 } };
          if (!signal.aborted) await once(signal, 'abort');
          yield { data: { tick: 2 } };
        } finally {
          ended.resolve();
        }
      },
    });
    const socket = asking(port, 'GET /events');
    await untilRead(socket, '"tick":1}');
    leave(socket);
    await ended.promise;
    expect(observed).toMatchObject([{ endpoint: 'events', status: 200, ending: 'left' }]);
    expect(reported).toEqual([]);
  },
);

test('ends the stream when a client that does not read disconnects', async () => {
  const ended = Promise.withResolvers<void>();
  const { port, observed } = await serving({
    lines: async function* () {
      try {
        yield* ticks(10_000, 'x'.repeat(65_536));
      } finally {
        ended.resolve();
      }
    },
  });
  const socket = asking(port, 'GET /lines').pause();
  await once(socket, 'readable');
  socket.destroy();
  await ended.promise;
  expect(observed).toMatchObject([{ ending: 'left' }]);
});

test('closes only the connection when a stream fails after its head', async () => {
  const { port, observed, reported } = await serving({
    lines: async function* () {
      yield { tick: 1 };
      throw new Error('an error in the API');
    },
  });
  const answered = await text(asking(port, 'GET /lines'));
  expect(answered).toContain('{"tick":1}\n');
  expect(answered).not.toMatch(/\r\n0\r\n\r\n$/);
  expect(reported.map(String)).toEqual(['Error: an error in the API']);
  expect(observed).toMatchObject([{ status: 200, ending: 'broken' }]);
  expect(await text(asking(port, 'HEAD /lines', last))).toMatch(/^HTTP\/1.1 200 /);
});

test('replies with a problem when the call is refused before the stream starts', async () => {
  const { port, observed } = await serving({
    events: () => {
      throw new HttpProblem('not-found', 'There are no events here.');
    },
  });
  expect(await text(asking(port, 'GET /events', last))).toMatch(/^HTTP\/1.1 404 /);
  expect(observed).toMatchObject([{ problem: { kind: 'not-found' } }]);
});

test.each([
  ['text/event-stream', 200],
  ['*/*', 200],
  ['application/json', 406],
])('answers Accept: %s with %i', async (accept, status) => {
  const { port } = await serving({});
  const answered = await text(asking(port, 'GET /events', `Accept: ${accept}\r\n${last}`));
  expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
