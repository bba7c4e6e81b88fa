import { resolve } from 'node:path';
import { Failure } from '../programs/failure.ts';
import { failuresOf, run, type Result } from '../tests/steps.ts';
import { lastLine, note, sum, type Totals, totalsOf } from '../tests/totals.ts';
import type { Kit } from './suite.ts';

/** The result of a kit, or what to install when its tools are missing. */
type Outcome = Result | { readonly name: string; readonly missing: string };

export const choose = (kits: readonly Kit[], names: readonly string[]): readonly Kit[] => {
  const known = kits.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`No kit is called "${unknown}": choose from ${known.join(', ')}.`);
  return names.length === 0 ? kits : kits.filter(({ name }) => names.includes(name));
};

/** Runs one kit after the other, prints the table and the totals, and returns the exit code. */
export const runKits = async (
  kits: readonly Kit[],
  addresses: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): Promise<number> => {
  const outcomes: Outcome[] = [];
  for (const kit of kits) {
    console.log(`\n── ${kit.name} ${'─'.repeat(Math.max(0, 60 - kit.name.length))}`);
    outcomes.push(await runKit(kit, addresses));
    stopped.throwIfAborted();
  }
  console.log(`\n${tableOf(outcomes)}`);
  note(totalOf(outcomes), failuresOf(ranOf(outcomes)));
  return exitCode(outcomes, process.env);
};

const runKit = async ({ name, prepare }: Kit, addresses: NodeJS.ProcessEnv): Promise<Outcome> => {
  const folder = resolve('kits', name);
  try {
    const { commands, env } = await prepare(folder);
    const report = resolve(folder, 'reports');
    return await run({
      name,
      cwd: folder,
      reports: [report],
      commands,
      env: { ...addresses, ...env },
    });
  } catch (error) {
    if (error instanceof Failure) return { name, missing: error.message };
    throw error;
  }
};

const ranOf = (outcomes: Outcome[]): Result[] =>
  outcomes.filter((outcome) => 'succeeded' in outcome);

const totalOf = (outcomes: Outcome[]): Totals =>
  sum(ranOf(outcomes).map(({ succeeded, tests }) => totalsOf(succeeded, tests)));

const tableOf = (outcomes: Outcome[]): string => {
  const notRun = outcomes.filter((outcome) => 'missing' in outcome).length;
  const head = row(' ', 'kit', 'tests', 'passed', 'time');
  const end = `${lastLine(totalOf(outcomes))}${notRun ? `, ${notRun} not run` : ''}`;
  return [head, ...outcomes.map(line), '', end].join('\n');
};

const line = (outcome: Outcome): string => {
  if ('missing' in outcome) return `– ${outcome.name.padEnd(18)} not run: ${outcome.missing}`;
  const { name, succeeded, seconds, tests } = outcome;
  const { passed, failed, skipped } = tests ?? { passed: 0, failed: 0, skipped: 0 };
  const count = passed + failed + skipped;
  return row(succeeded ? '✓' : '✗', name, count, passed, `${seconds.toFixed(1)} s`);
};

const row = (mark: string, name: string, ...cells: (string | number)[]): string =>
  `${mark} ${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;

/** A kit whose tools are missing fails the run in CI, and only there. */
const exitCode = (outcomes: Outcome[], { CI }: NodeJS.ProcessEnv): number => {
  const fine = (outcome: Outcome) => ('missing' in outcome ? !CI : outcome.succeeded);
  return outcomes.every(fine) ? 0 : 1;
};
