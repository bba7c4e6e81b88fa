import request from 'supertest';
import { expect, test } from 'vitest';
import { testClock } from '../../test/support/app.ts';
import { ada, recorded } from '../../test/support/recorded.ts';

test('deleting the workspace deletes the log and ends the recording, even within a millisecond', async () => {
  const { server, log } = await recorded({
    clock: { ...testClock(), wait: () => new Promise(() => {}) },
  });
  await request(server).get(ada('/ping'));
  await log();
  await request(server).get(ada('/items'));
  await request(server).delete(ada('/workspace'));
  await request(server).get(ada('/books'));
  expect((await log()).body).toEqual([]);
});
