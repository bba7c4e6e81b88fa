import request from 'supertest';
import { expect, test } from 'vitest';
import { testClock } from '../../test/support/app.ts';
import { ada, recorded } from '../../test/support/recorded.ts';

test('the stream begins with a comment and sends one after each ten quiet seconds', async () => {
  const { server } = await recorded();
  const { text: answered } = await request(server).get(ada('/workspace/requests/live?seconds=35'));
  expect(answered.match(/^: .*$/gm)).toHaveLength(4);
});

test('the stream ends when the server stops', async () => {
  const stopping = new AbortController();
  const clock = testClock();
  const wait = async (milliseconds: number, signal: AbortSignal) => {
    clock.advance(milliseconds);
    if (milliseconds === 250) stopping.abort();
    await (signal.aborted || Promise.resolve());
  };
  const { server } = await recorded({ clock: { ...clock, wait }, stopping: stopping.signal });
  const { text: answered } = await request(server).get(
    ada('/workspace/requests/live?seconds=3600'),
  );
  expect(answered).toBe(': The log follows.\n\n');
});
