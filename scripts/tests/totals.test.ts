import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lastLine, readReport, sum, totalsOf } from './totals.ts';

const reportOf = async (content: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, content);
  return file;
};

describe('a report', () => {
  test('of Vitest gives its counts; pending and todo count as skipped', async () => {
    const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const file = await reportOf(JSON.stringify({ ...counts, success: false }));
    expect(await readReport(file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('of Playwright gives its counts, and how many passed only on the second attempt', async () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    const file = await reportOf(JSON.stringify({ stats }));
    expect(await readReport(file)).toEqual({ passed: 9, failed: 1, skipped: 3, flaky: 2 });
  });

  test('of JUnit gives its counts; an error counts as failed', async () => {
    const counts = 'errors="1" failures="2" skipped="3" tests="10"';
    const file = await reportOf(`<?xml version="1.0"?><testsuites><testsuite ${counts}>`);
    expect(await readReport(file)).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  test('of JUnit gives the sum of its suites; a missing count is 0', async () => {
    const suites =
      '<testsuite tests="4" failures="1"></testsuite><testsuite tests="2" failures="0">';
    const file = await reportOf(`<testsuites tests="6">${suites}</testsuites>`);
    expect(await readReport(file)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('of JUnit counts a suite within a suite once', async () => {
    const inner =
      '<testsuite tests="2" failures="1"></testsuite><testsuite tests="1" failures="0"/>';
    const file = await reportOf(`<testsuite tests="3" failures="1">${inner}</testsuite>`);
    expect(await readReport(file)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  test('that is a folder gives the sum of its JUnit files', async () => {
    const folder = dirname(await reportOf('no JUnit'));
    await writeFile(join(folder, 'one.xml'), '<testsuite tests="3" failures="1">');
    await writeFile(join(folder, 'two.xml'), '<testsuite tests="2" failures="0">');
    expect(await readReport(folder)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  test('that is a folder gives nothing when it is empty or one of its files is invalid', async () => {
    const folder = dirname(await reportOf('no JUnit'));
    expect(await readReport(folder)).toBeUndefined();
    await writeFile(join(folder, 'one.xml'), '<testsuite tests="3" failures="1">');
    await writeFile(join(folder, 'two.xml'), '<testsuite tests="2"');
    expect(await readReport(folder)).toBeUndefined();
  });

  test.each(['', '<testsuite tests="3">', '{', '{}', '[]', '{"numPassedTests":3}'])(
    'that contains %j gives nothing',
    async (content) => {
      expect(await readReport(await reportOf(content))).toBeUndefined();
    },
  );

  test('that is missing gives nothing', async () => {
    expect(await readReport('no/such/report.json')).toBeUndefined();
  });
});

describe('the totals', () => {
  const tests = { passed: 3, failed: 0, skipped: 0 };

  test('of a step are its tests', () => {
    expect(totalsOf(true, tests)).toEqual(tests);
  });

  test('of a successful check are 0', () => {
    expect(totalsOf(true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  test('of a step that fails without a failed test are one failure', () => {
    expect(totalsOf(false)).toMatchObject({ failed: 1 });
    expect(totalsOf(false, tests)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('of a step that fails with failed tests are the counts of its tests', () => {
    expect(totalsOf(false, { ...tests, failed: 4 })).toMatchObject({ failed: 4 });
  });

  test('of all steps are their sum', () => {
    expect(sum([tests, { passed: 1, failed: 2, skipped: 3 }])).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
    });
  });

  test('are printed in one line, which mentions skipped tests only when there are some', () => {
    expect(lastLine(tests)).toBe('3 passed, 0 failed');
    expect(lastLine({ ...tests, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });
});
