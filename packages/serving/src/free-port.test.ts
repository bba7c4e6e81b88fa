import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a free port is below those that systems choose for connections', async () => {
  expect(await freePort(() => 0.999_999)).toBeLessThan(32_768);
  expect(await freePort()).toBeGreaterThanOrEqual(20_000);
});

test('a port on which a program listens is not free', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const numbers = [port, port + 7].map((one) => (one - 20_000) / 12_768 + 1e-9);
  expect(await freePort(() => numbers.shift() ?? Math.random())).not.toBe(port);
});
