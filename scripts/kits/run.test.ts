import { expect, test } from 'vitest';
import type { Kit } from './suite.ts';
import { choose, exitCode, type Outcome, tableOf } from './run.ts';

const kit = (name: string): Kit => ({ name, prepare: async () => ({ commands: [] }) });
const kits = [kit('pytest'), kit('load')];

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

test('all kits are chosen unless some are named', () => {
  expect(choose(kits, [])).toEqual(kits);
  expect(choose(kits, ['load'])).toEqual([kits[1]]);
});

test('an unknown kit is refused with the names of the known ones', () => {
  expect(() => choose(kits, ['lode'])).toThrow(
    'No kit is called "lode": choose from pytest, load.',
  );
});

test('the table has a line per kit and ends with the totals', () => {
  expect(tableOf([passed, failed, missing]).split('\n')).toEqual([
    '  kit                   tests   passed     time',
    '✓ pytest                   31       31   12.3 s',
    '✗ load                     10        8    5.0 s',
    '– rest-assured       not run: install Maven (Debian: maven)',
    '',
    '39 passed, 2 failed, 1 not run',
  ]);
});

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
