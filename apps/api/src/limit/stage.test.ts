import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@sparring/contracts/endpoint';
import { completePolicy } from '@sparring/contracts/limit';
import * as contract from '@sparring/contracts/reply';
import { reply } from '../request/handler.ts';
import { testFront } from '../../test/support/front.ts';
import { countAlone } from './count-alone.ts';
import { limitStage } from './stage.ts';

const done = z.object({ done: z.boolean() });
const work = endpoint({
  method: 'GET',
  path: '/work',
  title: 'Work',
  description: 'Works.',
  replies: { 200: contract.reply(done, { description: 'Done.', example: { done: true } }) },
  problems: [],
  example: {},
});

const limit = { number: 1, policy: completePolicy({ kind: 'concurrency', limit: 1 }) };

test('a place is free when the client leaves, although the handler goes on', async () => {
  const counter = countAlone(() => true);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const handlers = { work: { work: () => finished.then(() => reply(200, { done: true })) } };
  const server = createServer(
    testFront({ work: { work } }, handlers, {
      conditionsOf: () => ({ limit }),
      stages: [limitStage(counter)],
      report: (error) => expect.unreachable(String(error)),
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const used = async () => (await counter.figures('public', limit, 0)).used;

  const asking = request({ port, path: '/v1/practice/work' }).end();
  asking.on('error', () => {});
  await expect.poll(used).toBe(1);
  asking.destroy();
  await expect.poll(used).toBe(0);
  finish();
  await finished;
  expect(await used()).toBe(0);
});
