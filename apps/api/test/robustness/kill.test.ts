import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killAgainAndAgain } from './test-kill.ts';

test('has every acknowledged write after it was killed during writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const killAfter = [1, 10, 50, 100, 200];
  const outcome = await killAgainAndAgain(`file:${join(folder, 'killed.sqlite')}`, killAfter);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(361);
  expect(outcome.broken).toBe(0);
}, 120_000);
