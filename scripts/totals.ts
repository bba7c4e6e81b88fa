import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const vitest = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A flaky test passed only at its second try: that is no pass. */
const playwright = z
  .object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const report = z.union([vitest, playwright]);

/** Nothing when the report is missing or is none: then nobody knows what ran. */
export async function readReport(file: string): Promise<Totals | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.startsWith('<')) return totalsOfJUnit(text);
  try {
    return report.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The XML of JUnit, which pytest writes too. */
function totalsOfJUnit(xml: string): Totals | undefined {
  const suite = /<testsuite [^>]*>/.exec(xml)?.[0] ?? '';
  const count = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1]);
  const skipped = count('skipped');
  const failed = count('failures') + count('errors');
  const passed = count('tests') - failed - skipped;
  return Number.isNaN(passed) ? undefined : { passed, failed, skipped };
}

/** What one step adds: its tests, and one failure when it failed without a failed test. */
export function totalsOf(succeeded: boolean, tests?: Totals): Totals {
  const { passed, failed, skipped } = tests ?? { passed: 0, failed: 0, skipped: 0 };
  return { passed, failed: succeeded ? failed : Math.max(1, failed), skipped };
}

export function sum(all: Totals[]): Totals {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

export function lastLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
