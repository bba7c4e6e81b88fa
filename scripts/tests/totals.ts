import { appendFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only on the second attempt. */
  readonly flaky?: number;
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

const playwright = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { flaky: stats.flaky }),
  }));

const report = z.union([vitest, playwright]);

/** Returns undefined when the report is missing or invalid, so that the step fails. */
export const readReport = async (path: string): Promise<Totals | undefined> => {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  return isFolder ? readFolder(path) : readOne(path);
};

/** Reads a folder of reports: Maven, for example, writes a file for each class. */
const readFolder = async (folder: string): Promise<Totals | undefined> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml'));
  const all = await Promise.all(names.map((name) => readReport(join(folder, name))));
  const known = all.filter((totals) => totals !== undefined);
  return names.length > 0 && known.length === names.length ? sum(known) : undefined;
};

const readOne = async (file: string): Promise<Totals | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.startsWith('<')) return totalsOfJUnit(text);
  try {
    return report.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Reads JUnit XML. Only the outermost suites are added up: their counts include the suites inside them. */
const totalsOfJUnit = (xml: string): Totals | undefined => {
  let depth = 0;
  const suites: (Totals | undefined)[] = [];
  for (const [tag] of xml.matchAll(/<testsuite [^>]*>|<\/testsuite>/g)) {
    if (tag.startsWith('</')) depth--;
    else {
      if (depth === 0) suites.push(totalsOfSuite(tag));
      if (!tag.endsWith('/>')) depth++;
    }
  }
  const known = suites.filter((totals) => totals !== undefined);
  return suites.length > 0 && known.length === suites.length ? sum(known) : undefined;
};

/** Some runners leave out a count of 0. */
const totalsOfSuite = (suite: string): Totals | undefined => {
  const count = (name: string) => new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1];
  const [tests, failures] = [count('tests'), count('failures')];
  if (tests === undefined || failures === undefined) return undefined;
  const skipped = Number(count('skipped') ?? 0);
  const failed = Number(failures) + Number(count('errors') ?? 0);
  return { passed: Number(tests) - failed - skipped, failed, skipped };
};

/** The totals of one step: its tests, or one failure when it failed without a failed test. */
export const totalsOf = (succeeded: boolean, tests?: Totals): Totals => {
  const { passed, failed, skipped } = tests ?? { passed: 0, failed: 0, skipped: 0 };
  return { passed, failed: succeeded ? failed : Math.max(1, failed), skipped };
};

export const sum = (all: readonly Totals[]): Totals => {
  const of = (count: keyof Totals): number =>
    all.reduce((total, one) => total + (one[count] ?? 0), 0);
  const flaky = of('flaky');
  const total = { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
  return flaky > 0 ? { ...total, flaky } : total;
};

export const lastLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/**
 * Appends the totals and a line for each failure to the file TOTALS_FILE, so that a script of several commands can add
 * them up and repeat at its end what failed.
 */
export const note = ({ passed, failed }: Totals, failures: readonly string[]): void => {
  const file = process.env['TOTALS_FILE'];
  if (file) appendFileSync(file, [`${passed} ${failed}`, ...failures, ''].join('\n'));
};
