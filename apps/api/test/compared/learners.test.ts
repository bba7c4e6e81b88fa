import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { learners } from './test-learners.ts';
import { startApi } from '../robustness/test-process.ts';
import { compareUnderAttack, percentile } from './test-under-attack.ts';

test('thirty learners get every reply as documented', async () => {
  const { url, kill } = await startApi(':memory:');
  onTestFinished(kill);
  const { lesson, leave } = learners({ base: url });
  const { milliseconds, failed } = await lesson(14);
  leave();
  expect(failed).toEqual([]);
  expect(milliseconds).toHaveLength(30 * 14);
}, 60_000);

test('thirty learners detect a server that replies late or not as documented', async () => {
  let late = 0;
  const server = createServer((_, response) => {
    void setTimeout(late).then(() => response.writeHead(late ? 503 : 200).end('{}'));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const attack = async (signal: AbortSignal) => {
    late = 200;
    await once(signal, 'abort');
    late = 0;
  };
  const { ratio, attacked, failed } = await compareUnderAttack({ base }, attack, {
    rounds: 1,
    callsInALesson: 7,
  });
  expect(ratio).toBeGreaterThan(2);
  expect(attacked.p50).toBeGreaterThan(190);
  expect(failed.filter((text) => text.includes(': 503 '))).toHaveLength(30 * 7);
}, 60_000);

test('a percentile is the value that this share of the values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, nth) => nth + 1);
  expect([0.5, 0.99].map((share) => percentile(share, hundred))).toEqual([50, 99]);
});
