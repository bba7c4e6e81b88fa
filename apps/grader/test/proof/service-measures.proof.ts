import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@sparring/serving/free-port';
import { graded } from '../../src/graded/folder.ts';

const startRing = async (folder: string) => {
  const port = await freePort();
  const program = join(graded.service, 'main.js');
  const ring = spawn(process.execPath, ['--max-semi-space-size=1', program], {
    env: { ...process.env, RING_PORT: String(port), RING_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(ring.stdout, 'data'), once(ring, 'exit')]);
  return { ring, address: `http://127.0.0.1:${port}` };
};

test.runIf(process.platform === 'linux')('the ring takes at most 80 MB when idle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-ring-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  /* Its first start compiles, and keeps what it has compiled for the next ones. */
  let megabytes = Infinity;
  for (let turn = 0; turn < 2; turn += 1) {
    const { ring, address } = await startRing(folder);
    await (await fetch(address)).text();
    await fetch(`${address}/cards`, { method: 'POST', body: new URLSearchParams({ name: 'ada' }) });
    const status = readFileSync(`/proc/${ring.pid}/status`, 'utf8');
    megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    ring.kill();
    await once(ring, 'exit');
  }
  process.stdout.write(`ring: holds ${Math.round(megabytes)} MB\n`);
  expect(megabytes).toBeLessThan(80);
});
