import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Step } from './steps.ts';

/** What kills servers, throws thousands of requests or starts a PostgreSQL: too slow after every change. */
export const slow = [
  'src/faults/**',
  'src/fuzz.test.ts',
  'src/store/{store,isolation,postgres}.test.ts',
];

/** What needs no browser. */
export function checks(without: string[] = []): Step[] {
  const flags = without.map((files) => `--exclude=${files}`);
  return [
    { name: 'format', commands: [['oxfmt', '--check', '.']] },
    { name: 'lint', commands: [['oxlint']] },
    {
      name: 'types',
      commands: [
        ['turbo', 'run', 'typecheck', '--output-logs=new-only'],
        ['tsc', '-p', '.'],
      ],
    },
    unitTests('scripts', '.', ['--dir', 'scripts']),
    ...testedPackages().map((folder) => unitTests(folder, folder, flags)),
  ];
}

function testedPackages(): string[] {
  return ['packages', 'apps']
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function unitTests(name: string, cwd: string, flags: string[] = []): Step {
  const report = resolve(cwd, 'reports/vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `tests of ${name}`,
    cwd,
    report,
    commands: [['vitest', 'run', ...flags, ...reporters]],
  };
}
