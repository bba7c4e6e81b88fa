import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readReport, totalsOf } from './totals.ts';

const reportOf = async (content: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sparring-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, content);
  return file;
};

describe('a report', () => {
  test('of Playwright gives its counts, and how many passed only on the second attempt', async () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    const file = await reportOf(JSON.stringify({ stats }));
    expect(await readReport(file)).toEqual({ passed: 9, failed: 1, skipped: 3, flaky: 2 });
  });

  test('of JUnit counts a suite within a suite once', async () => {
    const inner =
      '<testsuite tests="2" failures="1"></testsuite><testsuite tests="1" failures="0"/>';
    const file = await reportOf(`<testsuite tests="3" failures="1">${inner}</testsuite>`);
    expect(await readReport(file)).toEqual({ passed: 2, failed: 1, skipped: 0 });
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
});

describe('the totals', () => {
  const tests = { passed: 3, failed: 0, skipped: 0 };

  test('of a step that fails without a failed test are one failure', () => {
    expect(totalsOf(false)).toMatchObject({ failed: 1 });
    expect(totalsOf(false, tests)).toMatchObject({ passed: 3, failed: 1 });
  });
});
