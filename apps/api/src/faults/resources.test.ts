import { once } from 'node:events';
import { connect } from 'node:net';
import { closeGracefully } from '@sparring/serving/close';
import { passesFaults } from '@sparring/serving/passed-fault';
import { expect, test } from 'vitest';
import type { OutcomeKind } from '@sparring/contracts/fault-outcome';
import { createObserver, type Observed } from '../http/send/observe.ts';
import { testClock } from '../../test/support/app.ts';
import { bytesOf, receive, startedApi } from '../../test/support/fault-client.ts';

const base = '/w/mine/v1/practice';
const ping = bytesOf('GET', `${base}/ping`);

const scriptFor = async (origin: string, ...outcomes: readonly object[]) => {
  const rules = [{ path: '/*', share: 1, outcomes }];
  const reply = await fetch(`${origin}${base}/workspace/faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  expect(reply.status).toBe(200);
};

/** A clock whose waits end only when the client disconnects. */
const endlessClock = () => {
  const waiting = new Set<AbortSignal>();
  const wait = async (_: number, gone: AbortSignal) => {
    waiting.add(gone);
    await once(gone, 'abort');
    waiting.delete(gone);
  };
  return { ...testClock(), wait, waiting };
};

test.each(['hang', 'dribble', 'fixed-delay'] as const)(
  'a %s counts as an open delay, and gives its place back when the client leaves',
  async (kind) => {
    const clock = endlessClock();
    const { origin, port } = await startedApi({ clock, maxOpenDelays: 1 });
    const parts = { hang: {}, dribble: { bytes: 1 }, 'fixed-delay': { milliseconds: 9 } }[kind];
    await scriptFor(origin, { kind, ...parts });
    const first = connect(port, '127.0.0.1').on('error', () => {});
    first.write(ping);
    await expect.poll(() => clock.waiting.size).toBe(1);
    const { text } = await receive(port, ping);
    expect(text).toMatch(/^HTTP\/1.1 503 /);
    expect(text).toContain('Too many waiting');
    first.destroy();
    await expect.poll(() => clock.waiting.size).toBe(0);
    const third = connect(port, '127.0.0.1').on('error', () => {});
    third.write(ping);
    await expect.poll(() => clock.waiting.size).toBe(1);
    third.destroy();
  },
);

test('a server that stops waits for a hang no longer than its limit, and then closes it', async () => {
  const clock = endlessClock();
  const { origin, port, server } = await startedApi({ clock });
  await scriptFor(origin, { kind: 'hang' });
  const hanging = receive(port, ping);
  await expect.poll(() => clock.waiting.size).toBe(1);
  await closeGracefully(server, 50);
  expect((await hanging).text).toBe('');
});

/** The outcomes, and what the observer is told of a call that has them. */
const told: readonly (readonly [OutcomeKind, Observed['ending'], number | undefined])[] = [
  ['pass', 'complete', 200],
  ['status', 'complete', 500],
  ['reset', 'broken', undefined],
  ['empty', 'broken', undefined],
  ['hang', 'broken', undefined],
  ['cut', 'broken', 200],
  ['wrong-length', 'broken', 200],
  ['broken-json', 'complete', 200],
  ['dribble', 'complete', 200],
];

test.each(
  told.flatMap((one) => [['', ...one] as const, [`${passesFaults}: 1\r\n`, ...one] as const]),
)(
  'the observer is told once of a call, with the headers %j and the outcome %s: %s, %j',
  async (headers, kind, ending, status) => {
    const calls: Observed[] = [];
    const observer = createObserver((call) => calls.push(call), testClock());
    const { origin, port } = await startedApi({ observer });
    await scriptFor(origin, { kind, ...(kind === 'status' && { status: 500 }) });
    calls.length = 0;
    await receive(port, bytesOf('GET', `${base}/ping`, undefined, headers));
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls).toMatchObject([{ endpoint: 'ping', ending, status }]);
  },
);

test('a connection that stays open answers the next request after a fault that keeps it', async () => {
  const { origin, port } = await startedApi();
  await scriptFor(origin, { kind: 'broken-json' });
  const kept = `GET ${base}/ping HTTP/1.1\r\nHost: x\r\n\r\n`;
  const { text } = await receive(port, kept + ping);
  expect(text.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
});
