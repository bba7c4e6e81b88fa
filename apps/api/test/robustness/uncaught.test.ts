import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { program } from './test-process.ts';

const injected = fileURLToPath(new URL('test-injected.mjs', import.meta.url));

/** An API whose requests with X-Fault throw where nothing catches it. */
const faulty = async () => {
  const env = { ...process.env, PORT: '0', DATABASE_URL: ':memory:', LOG_LEVEL: 'info' };
  const args = ['--import', injected, program];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const { address } = JSON.parse(String(line)) as { address: { port: number } };
  const log = text(child.stdout);
  const ask = (path: string, fault?: string) =>
    fetch(`http://127.0.0.1:${address.port}/v1/practice${path}`, {
      headers: { 'X-Request-Id': `asks-${fault}`, ...(fault && { 'X-Fault': fault }) },
    });
  return { child, ask, log };
};

const slow = '/testing/latency-simulation?delay=2';

test.each(['later', 'rejected'])(
  'an uncaught error (%s) closes its own connection and is logged with its request',
  async (fault) => {
    const { child, ask, log } = await faulty();
    const other = ask(slow);
    await expect(ask(slow, fault)).rejects.toThrow('fetch failed');
    expect((await other).status).toBe(200);
    expect((await ask('/ping')).status).toBe(200);
    child.kill('SIGTERM');
    const lines = (await log).split('\n').filter((line) => line.includes('"uncaught":true'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 'error',
        message: 'Error: injected',
        request_id: `asks-${fault}`,
        method: 'GET',
        url: `/v1/practice${slow}`,
      },
    ]);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('an uncaught error outside a request is logged and ends the process', async () => {
  const { child, ask, log } = await faulty();
  const ended = once(child, 'exit');
  await ask('/ping', 'outside').catch(() => {});
  expect(await ended).toEqual([1, null]);
  expect(await log).toContain('"message":"Error: injected"');
});
