import { rm } from 'node:fs/promises';
import { succeeds, type Place } from './processes.ts';
import { lastLine, readReport, sum, type Totals, totalsOf } from './totals.ts';

export interface Step extends Place {
  readonly name: string;
  readonly commands: readonly string[][];
  /** The file, or the folder of JUnit files, with what was counted; only steps with a report count tests. */
  readonly report?: string;
  /** The step without which this one would look at old results. */
  readonly after?: string;
  /** Why it cannot run here: the table says so, and nothing fails. */
  readonly notRun?: string;
}

export interface Result {
  readonly name: string;
  readonly succeeded: boolean;
  readonly seconds: number;
  readonly tests?: Totals | undefined;
  readonly notRun?: string;
}

/** Runs every step, also after a failed one, prints the table and the totals, and gives the exit code. */
export const runSteps = async (steps: Step[], stopped: AbortSignal): Promise<number> => {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
    const spoilt = results.some(({ name, succeeded }) => name === step.after && !succeeded);
    if (spoilt) console.log(`Not run, because ${step.after} failed.`);
    else if (step.notRun) results.push(leave(step.name, step.notRun));
    else results.push(await run(step));
    stopped.throwIfAborted();
  }
  const total = sum(results.map(({ succeeded, tests }) => totalsOf(succeeded, tests)));
  console.log(`\n${results.map(row).join('\n')}\n\n${lastLine(total)}`);
  return total.failed === 0 ? 0 : 1;
};

export const run = async ({ name, commands, report, ...place }: Step): Promise<Result> => {
  const began = performance.now();
  if (report) await rm(report, { force: true, recursive: true });
  let succeeded = true;
  for (const [command = '', ...args] of commands) {
    succeeded = (await succeeds(command, args, place)) && succeeded;
  }
  const tests = report ? await readReport(report) : undefined;
  if (report && !tests) console.error(`✗ ${name} left no report at ${report}.`);
  return {
    name,
    succeeded: succeeded && (!report || tests !== undefined),
    seconds: (performance.now() - began) / 1000,
    tests,
  };
};

const leave = (name: string, notRun: string): Result => {
  console.log(`NOT RUN: ${notRun}`);
  return { name, succeeded: true, seconds: 0, notRun };
};

const row = ({ name, succeeded, seconds, tests, notRun }: Result): string => {
  if (notRun) return `! ${name.padEnd(28)} NOT RUN: ${notRun}`;
  const mark = succeeded ? '✓' : '✗';
  const flaky = tests?.flaky ? `, ${tests.flaky} only at the second try` : '';
  const counted = tests ? lastLine(tests) + flaky : '';
  return `${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counted}`.trimEnd();
};
