import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AtOnce, Step } from './steps.ts';

/** Tests that install packages, kill servers, grade suites, send thousands of requests or use PostgreSQL: too slow to run after every change. */
export const slow = [
  '**/newcomers/**',
  'test/{engines,robustness,compared}/**',
  'test/processes/**',
];

/** The steps that need no browser. */
export const checks = (without: string[] = []): (Step | AtOnce)[] => {
  const flags = without.map((files) => `--exclude=${files}`);
  return [
    { name: 'format', commands: [['oxfmt', '--check', '.']] },
    {
      name: 'lint',
      commands: [
        ['turbo', 'run', 'lint', '--output-logs=new-only'],
        ['oxlint', '--ignore-pattern=apps/**', '--ignore-pattern=packages/**'],
      ],
    },
    {
      name: 'types',
      commands: [
        ['turbo', 'run', 'typecheck', '--output-logs=new-only'],
        ['tsc', '-p', '.'],
      ],
    },
    ...testedPackages().map((folder) =>
      // Both leave the processor idle for half of their time.
      folder === ring ? [testsOf(ring, flags), testsOfScripts(flags)] : testsOf(folder, flags),
    ),
  ];
};

const ring = join('apps', 'ring');

const testedPackages = (): string[] =>
  ['packages', 'apps']
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));

const testsOfScripts = (flags: string[]): Step => {
  const report = resolve('reports/vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const commands = [['vitest', 'run', '--dir', 'scripts', ...flags, ...reporters]];
  return { name: 'tests of scripts', report, commands };
};

/** For a package that has not changed since its last green run, turbo restores the report of that run. */
const testsOf = (folder: string, flags: string[]): Step => {
  const run = ['turbo', 'run', 'test', `--filter=./${folder}`, '--output-logs=new-only'];
  return {
    name: `tests of ${folder}`,
    report: resolve(folder, 'reports/vitest.json'),
    commands: [[...run, '--env-mode=loose', '--', ...flags]],
  };
};
