import { expect, test } from 'vitest';
import { exitCode, type Outcome, tableOf } from './run.ts';

const passed: Outcome = {
  name: 'pytest',
  succeeded: true,
  seconds: 12.34,
  tests: { passed: 31, failed: 0, skipped: 0 },
};
const failed: Outcome = {
  name: 'load',
  succeeded: false,
  seconds: 5,
  tests: { passed: 8, failed: 2, skipped: 0 },
};
const missing: Outcome = { name: 'rest-assured', missing: 'install Maven (Debian: maven)' };

test('a kit without a report counts as one failure', () => {
  const silent: Outcome = { name: 'load', succeeded: false, seconds: 1 };
  expect(tableOf([passed, silent])).toMatch(/\n31 passed, 1 failed$/);
});

test('a failed kit fails the run', () => {
  expect(exitCode([passed], {})).toBe(0);
  expect(exitCode([passed, failed], {})).toBe(1);
});

test('a kit that did not run fails the run only in CI', () => {
  expect(exitCode([passed, missing], {})).toBe(0);
  expect(exitCode([passed, missing], { CI: 'true' })).toBe(1);
});
