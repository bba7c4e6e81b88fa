import request from 'supertest';
import { expect, test } from 'vitest';
import type { RequestSummary } from '@sparring/contracts/recorded-request';
import { testClock } from '../../test/support/app.ts';
import { ada, recorded } from '../../test/support/recorded.ts';

const eventsIn = (answered: string) =>
  Array.from(answered.matchAll(/^id: (\d+)\ndata: (.*)$/gm), ([, id, data]) => ({
    id: Number(id),
    path: (JSON.parse(data!) as RequestSummary).path,
  }));

test('the stream sends the log, the oldest request first, and ends after its seconds', async () => {
  const { server } = await recorded();
  await request(server).get(ada('/ping'));
  await request(server).get(ada('/books'));
  const { text: answered, type } = await request(server).get(
    ada('/workspace/requests/live?seconds=1'),
  );
  expect(type).toBe('text/event-stream');
  expect(eventsIn(answered)).toEqual([
    { id: 1, path: ada('/ping') },
    { id: 2, path: ada('/books') },
  ]);
});

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
