import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestStep } from './steps.ts';

/** What Turborepo runs after every change. `test` means the tests of the packages, which need no second engine. */
export const fast = [
  'format',
  'lint',
  'typecheck',
  'build',
  'test',
  'test:scripts',
  'test:documents',
];

/** What needs minutes: a second engine, other processes, thousands of requests. */
const slow = ['test:all'];

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The report that a script of a package writes, in the package; without an option, that of its vitest.config.ts. */
const reportOf = (command: string): string =>
  /--outputFile\.json=(\S+)/.exec(command)?.[1] ?? 'reports/vitest.json';

const reportsOf = (tasks: readonly string[]): readonly string[] =>
  ['package.json', ...globSync('{apps,packages}/*/package.json')].flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const tests = tasks.map((task) => scripts[task]).filter((one) => one?.startsWith('vitest'));
    return tests.map((command) => join(dirname(file), reportOf(command ?? '')));
  });

const turbo = (tasks: readonly string[]): string[] => {
  const options = '--concurrency=2 --continue=always --log-order=grouped --output-logs=new-only';
  return ['turbo', 'run', ...tasks, ...options.split(' ')];
};

/**
 * Everything that needs no browser, as one graph: what has not changed since its last green run is not run again, and
 * its report is restored.
 */
export const checks = (tasks: readonly string[]): TestStep => ({
  name: 'checks',
  reports: reportsOf(tasks),
  commands: [turbo(tasks)],
});

/** The tests of `slow`, or only those that the options of vitest choose. */
export const slowTests = (options: readonly string[]): TestStep => ({
  name: 'slow tests',
  reports: reportsOf(slow),
  commands: [[...turbo(slow), '--', ...options]],
});
