import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@sparring/serving/free-port';
import { graded } from '../../src/graded/folder.ts';

const startGrader = async (folder: string) => {
  const port = await freePort();
  const program = join(graded.service, 'main.js');
  const grader = spawn(process.execPath, ['--max-semi-space-size=1', program], {
    env: { ...process.env, GRADER_PORT: String(port), GRADER_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(grader.stdout, 'data'), once(grader, 'exit')]);
  return { grader, address: `http://127.0.0.1:${port}` };
};

test.runIf(process.platform === 'linux')('the grader takes at most 80 MB when idle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-grader-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  /* Its first start compiles, and keeps what it has compiled for the next ones. */
  let megabytes = Infinity;
  for (let turn = 0; turn < 2; turn += 1) {
    const { grader, address } = await startGrader(folder);
    await (await fetch(address)).text();
    await fetch(`${address}/cards`, { method: 'POST', body: new URLSearchParams({ name: 'ada' }) });
    const status = readFileSync(`/proc/${grader.pid}/status`, 'utf8');
    megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    grader.kill();
    await once(grader, 'exit');
  }
  process.stdout.write(`grader: holds ${Math.round(megabytes)} MB\n`);
  expect(megabytes).toBeLessThan(80);
});
