import { rm } from 'node:fs/promises';
import { readFailedTests } from './failed-tests.ts';
import { runSilently, succeeds, type Place } from '../programs/processes.ts';
import { lastLine, note, readReport, sum, type Totals, totalsOf } from './totals.ts';

export interface TestStep extends Place {
  readonly name: string;
  readonly commands: readonly string[][];
  /** The reports of the tests: files, or folders of JUnit files. A step without a report counts no tests. */
  readonly reports?: readonly string[];
  /** The step that must succeed before this one, for example the build. */
  readonly after?: string;
  /** Why the step cannot run on this machine. It is listed in the table and is no failure. */
  readonly notRun?: string;
}

export interface Result {
  readonly name: string;
  readonly succeeded: boolean;
  readonly seconds: number;
  readonly tests?: Totals | undefined;
  /** A line for each failed test. */
  readonly failedTests?: readonly string[];
  readonly notRun?: string;
}

/** Runs every step, even after a failed one, prints the table and the totals, and returns the exit code. */
export const runSteps = async (
  steps: readonly TestStep[],
  stopped: AbortSignal,
): Promise<number> => {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(heading(step.name));
    const blocked = results.some(({ name, succeeded }) => name === step.after && !succeeded);
    if (blocked) console.log(`Not run, because ${step.after} failed.`);
    else if (step.notRun) results.push(skip(step.name, step.notRun));
    else results.push(await run(step));
    stopped.throwIfAborted();
  }
  return summed(results);
};

const heading = (name: string): string =>
  `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;

const failedTestsOf = (results: readonly Result[]): readonly string[] =>
  results.flatMap(({ failedTests = [] }) => failedTests.map((line) => `✗ ${line}`));

/** A line for each failed test, and one for each step that failed without one. */
export const failuresOf = (results: readonly Result[]): readonly string[] => {
  const isBroken = ({ succeeded, failedTests = [] }: Result) => !succeeded && !failedTests[0];
  const broken = results.filter(isBroken).map(({ name }) => `✗ ${name}`);
  return [...failedTestsOf(results), ...broken];
};

/** Prints the table, the failed tests and the totals, notes the totals, and returns the exit code. */
const summed = (results: readonly Result[]): number => {
  const total = sum(results.map(({ succeeded, tests }) => totalsOf(succeeded, tests)));
  const failed = failedTestsOf(results);
  const parts = [results.map(row), failed, [lastLine(total)]].filter((lines) => lines.length > 0);
  console.log(`\n${parts.map((lines) => lines.join('\n')).join('\n\n')}`);
  note(total, failuresOf(results));
  return total.failed === 0 ? 0 : 1;
};

/**
 * Like `runSteps`, for steps that do not depend on each other: `atOnce` of them run at a time. The output of a step
 * is printed when it has ended.
 */
export const runTogether = async (
  steps: readonly TestStep[],
  stopped: AbortSignal,
  atOnce: number,
): Promise<number> => summed(await resultsOf(steps, stopped, atOnce));

const resultsOf = async (
  steps: readonly TestStep[],
  stopped: AbortSignal,
  atOnce: number,
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = steps.entries();
  const lane = async (): Promise<void> => {
    for (const [at, step] of left) {
      console.log(`${step.name} …`);
      const written: Buffer[] = [];
      results[at] = step.notRun
        ? skip(step.name, step.notRun)
        : await run(step, async (...program) => {
            const ended = await runSilently(...program);
            written.push(ended.written);
            return ended.succeeded;
          });
      stopped.throwIfAborted();
      if (step.notRun) continue;
      console.log(heading(step.name));
      process.stdout.write(Buffer.concat(written));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
};

export const run = async (
  { name, commands, reports = [], env, cwd = '.' }: TestStep,
  runs: typeof succeeds = succeeds,
): Promise<Result> => {
  const began = performance.now();
  /* What users run is what is tested. */
  const place = { cwd, env: { TESTED_COPY: 'built', ...env } };
  for (const report of reports) await rm(report, { force: true, recursive: true });
  let succeeded = true;
  for (const [command = '', ...args] of commands) {
    succeeded = (await runs(command, args, place)) && succeeded;
  }
  const read = await Promise.all(reports.map(readReport));
  const missing = reports.filter((_, at) => !read[at]);
  for (const report of missing) console.error(`✗ ${name} wrote no report to ${report}.`);
  const tests = sum(read.filter((one) => one !== undefined));
  return {
    name,
    succeeded: succeeded && missing.length === 0 && tests.failed === 0,
    seconds: (performance.now() - began) / 1000,
    tests: reports.length > missing.length ? tests : undefined,
    failedTests: (await Promise.all(reports.map(readFailedTests))).flat(),
  };
};

const skip = (name: string, notRun: string): Result => {
  console.log(`NOT RUN: ${notRun}`);
  return { name, succeeded: true, seconds: 0, notRun };
};

const row = ({ name, succeeded, seconds, tests, notRun }: Result): string => {
  if (notRun) return `! ${name.padEnd(28)} NOT RUN: ${notRun}`;
  const mark = succeeded ? '✓' : '✗';
  const flaky = tests?.flaky ? `, ${tests.flaky} only on the second attempt` : '';
  const counted = tests ? lastLine(tests) + flaky : '';
  return `${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counted}`.trimEnd();
};
