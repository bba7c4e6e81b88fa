import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeGracefully } from '@sparring/serving/close';
import { defaultLimits } from '@sparring/serving/server';
import { testApp, testClock } from '../../../test/support/app.ts';
import { createObserver, type Observed } from './observe.ts';
import { createApiServer } from '../endpoint/server.ts';
import {
  adding,
  asking,
  books,
  refusedCalls,
  unreadable,
  withBody,
  type Parts,
} from '../../../test/support/refused.ts';

/** A server that is observed, and a client that ends it: by then each call is over. */
const observing = async ({ limits = defaultLimits, clock = testClock(), ...parts }: Parts = {}) => {
  const observed: Observed[] = [];
  const observer = createObserver((one) => observed.push(one), clock);
  const app = await testApp({ clock, observer, report: () => {}, ...parts });
  const server = createApiServer(app, { limits, observer });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, observed };
};

const reach = (server: Server): Socket =>
  connect((server.address() as AddressInfo).port, '127.0.0.1');

const untilGone = async (_: number, signal: AbortSignal) => void (await once(signal, 'abort'));

/** Sends bytes as they are, reads until the server ends the connection, and tells what was observed. */
const afterSending = async (bytes: string, parts?: Parts) => {
  const { server, observed } = await observing(parts);
  const socket = reach(server);
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  await closeGracefully(server, 0);
  return { answer, observed };
};

test.each(refusedCalls)(
  'receives a refused call once: $what',
  async ({ bytes, kind, status, found = {}, parts }) => {
    const { answer, observed } = await afterSending(bytes, parts);
    const [method = '', target = ''] = bytes.split(' ');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(observed).toHaveLength(1);
    expect(observed[0]).toMatchObject({
      workspace: 'public',
      endpoint: undefined,
      ...found,
      status,
      ending: 'complete',
      problem: { kind },
      sent: { method, target },
      id: /X-Request-Id: (\S+)/.exec(answer)?.[1],
    });
  },
);

test.each(unreadable)(
  'receives an unreadable request once: $what',
  async ({ bytes, kind, status, parts }) => {
    const { answer, observed } = await afterSending(bytes, parts);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(observed).toMatchObject([{ status, problem: { kind }, ending: 'complete' }]);
    expect(observed[0]).not.toHaveProperty('sent');
    expect(answer).toContain(`X-Request-Id: ${observed[0]!.id}\r\n`);
  },
);

test('receives the request, its outcome and the times', async () => {
  const settings = { seed: 7 };
  const bytes = withBody('PATCH /w/ada/v1/practice/workspace', JSON.stringify(settings));
  const { observed } = await afterSending(bytes);
  expect(observed).toMatchObject([
    {
      sent: { headers: { 'content-type': 'application/json' } },
      workspace: 'ada',
      endpoint: 'changeWorkspace',
      status: 200,
      ending: 'complete',
      problem: undefined,
      started: new Date('2026-03-02T09:00:00Z'),
    },
  ]);
});

test('receives an ending as broken when the parser refuses the following bytes', async () => {
  const line = 'GET /v1/practice/ping HTTP/1.1\r\nHost: x\r\n\r\n';
  const { observed } = await afterSending(`${line}hello\r\n\r\n`);
  expect(observed).toMatchObject([
    { status: 400, ending: 'complete' },
    { endpoint: 'ping', ending: 'broken' },
  ]);
});

test('receives the start and end of a call by the clock', async () => {
  const { observed } = await afterSending(
    asking('GET /v1/practice/testing/latency-simulation?delay=2'),
  );
  const [{ started, ended }] = observed as [Observed];
  expect(ended.getTime() - started.getTime()).toBe(2000);
});

test.each(['GET /docs', 'GET /healthz', 'HEAD /v1/practice/ping', 'OPTIONS /v1/practice/books'])(
  'receives %s once',
  async (line) => {
    const { observed } = await afterSending(asking(line));
    expect(observed).toMatchObject([{ ending: 'complete', problem: undefined }]);
  },
);

test('receives each of several calls on one connection', async () => {
  const line = 'GET /v1/practice/ping HTTP/1.1\r\nHost: x\r\n\r\n';
  const { observed } = await afterSending(line + line + asking('GET /nothing'));
  expect(observed.map(({ status }) => status)).toEqual([200, 200, 404]);
});

test('receives the ending left when the client disconnects before the reply', async () => {
  const wait = async (_: number, signal: AbortSignal) => {
    socket.destroy();
    await once(signal, 'abort');
  };
  const { server, observed } = await observing({ clock: { ...testClock(), wait } });
  const socket = reach(server);
  socket.write(asking('GET /v1/practice/testing/latency-simulation?delay=9'));
  await expect.poll(() => observed).toHaveLength(1);
  await closeGracefully(server, 0);
  expect(observed).toMatchObject([
    { endpoint: 'answerLate', status: undefined, ending: 'left', problem: undefined },
  ]);
});

test('receives a call once when the client resets the connection', async () => {
  const { server, observed } = await observing({ clock: { ...testClock(), wait: untilGone } });
  const socket = reach(server);
  socket.write(asking('GET /v1/practice/testing/latency-simulation?delay=9'));
  await once(server, 'request');
  socket.resetAndDestroy();
  await expect.poll(() => observed).toHaveLength(1);
  await closeGracefully(server, 0);
  expect(observed).toMatchObject([{ endpoint: 'answerLate', ending: 'left', problem: undefined }]);
});

test('receives a call once when the client disconnects within its body', async () => {
  const { server, observed } = await observing();
  const socket = reach(server);
  const headers = 'Content-Type: application/json\r\nContent-Length: 99\r\n';
  socket.end(asking(`POST ${books}`, headers, '{"title":'));
  await expect.poll(() => observed).toHaveLength(1);
  await closeGracefully(server, 0);
  expect(observed).toMatchObject([
    { ...adding, status: 400, problem: { kind: 'malformed-request' } },
  ]);
});
