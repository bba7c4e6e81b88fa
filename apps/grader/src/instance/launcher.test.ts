import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { endOf } from './launcher.ts';

const failing = () =>
  spawn(process.execPath, ['-e', 'console.error("at /srv/sparring/x.js"); process.exit(7)'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

test('with a log, others read only that an instance ended, and the log has what it wrote last', async () => {
  const log: string[] = [];
  expect(await endOf(failing(), (text) => void log.push(text))).toBe(
    'The instance ended (exit code 7).',
  );
  expect(log).toEqual(['The instance ended (exit code 7). at /srv/sparring/x.js']);
});

test('without a log, whoever has started an instance reads both', async () => {
  expect(await endOf(failing())).toBe('The instance ended (exit code 7). at /srv/sparring/x.js');
});
