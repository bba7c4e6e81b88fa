import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { eventsIn, linesIn, readStream } from '../../acceptance/test-streams.ts';
import { startBoth } from '../test-site.ts';
import { testClock } from '../../support/app.ts';
import { CutOff } from '../../../src/request/cut-off.ts';
import { eventsOf } from '../../../src/feed/feed.ts';

/** A stream of three events whose waits end only when it is over. */
const waiting = () => {
  const [gone, stopping] = [new AbortController(), new AbortController()];
  const waits: number[] = [];
  const clock = {
    wait: async (milliseconds: number, signal: AbortSignal) => {
      waits.push(milliseconds);
      if (!signal.aborted) await once(signal, 'abort');
    },
  };
  const signals = { gone: gone.signal, stopping: stopping.signal };
  const parts = { seed: 42, count: 3, after: 0, every: 5, retry: 0, cut: undefined, clock };
  return { gone, stopping, waits, events: eventsOf({ ...parts, ...signals }) };
};

test('the wait ends when the client leaves, and so does the stream', async () => {
  const { gone, waits, events } = waiting();
  for (let read = 0; read < 2; read += 1) await events.next();
  const third = events.next();
  gone.abort();
  await third;
  while (!(await events.next()).done);
  expect(waits.length).toBeLessThanOrEqual(5);
});

test('a server that stops breaks the stream off', async () => {
  const { stopping, events } = waiting();
  for (let read = 0; read < 2; read += 1) await events.next();
  stopping.abort();
  const rest = async () => {
    while (!(await events.next()).done);
  };
  await expect(rest()).rejects.toThrow(CutOff);
});

test('a pause of several seconds has a comment after each but the last [STREAM-08]', async () => {
  const clock = testClock();
  const { signal } = new AbortController();
  const parts = { seed: 42, count: 2, after: 0, every: 3.5, retry: 0, clock };
  const kinds: string[] = [];
  for await (const item of eventsOf({ ...parts, gone: signal, stopping: signal }))
    kinds.push('comment' in item ? 'comment' : 'event');
  expect(kinds).toEqual(['comment', 'event', 'comment', 'comment', 'comment', 'event']);
  expect(clock.now().getTime()).toBe(Date.parse('2026-03-02T09:00:03.500Z'));
});

test('a cut and what was sent before it arrive through the site [STREAM-06, STREAM-07]', async () => {
  const servers = await startBoth();
  onTestFinished(async () => void (await servers.kill()));
  const { url } = servers.site;
  const whole = linesIn((await readStream(`${url}/labs/lines?count=2000`)).text);
  const got: unknown[] = [];
  for (let connection = 1; connection <= 3; connection += 1) {
    const stream = `${url}/labs/lines?count=2000&cut=900&after=${got.length}`;
    const { text, isBroken } = await readStream(stream);
    expect(isBroken).toBe(connection < 3);
    got.push(...linesIn(text));
  }
  expect(got).toEqual(whole);
  const events = await readStream(`${url}/labs/events?every=0.05&cut=4`);
  expect([eventsIn(events.text).length, events.isBroken]).toEqual([4, true]);
});
