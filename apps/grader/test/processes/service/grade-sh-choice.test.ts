import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apart as book } from '../../support/product.ts';
import { openTestGrader } from '../../support/grader.ts';
import { grade, shells, type ShellSetup } from '../../support/shell.ts';

const runner = fileURLToPath(new URL('choosing-runner.mjs', import.meta.url));
const few = 6;

/** A run as the runner has written it down. */
interface Run {
  readonly size: number;
  readonly isTold: boolean;
  readonly options: readonly string[];
  readonly plugin?: string;
  readonly [variable: string]: unknown;
}

const baselineRuns = 3;

/** Every run of the card was one of the runner. */
const graded = async (setup: Omit<ShellSetup, 'suite'>) => {
  const { address } = await openTestGrader({ book });
  const suite = `exec '${process.execPath}' '${runner}' "$@"`;
  const { screen, folder } = await grade(address, { options: '--seed 1', ...setup, suite });
  expect(screen).toMatch(/^Found {6}4 of 4/m);
  const lines = readFileSync(join(folder, 'runs.jsonl'), 'utf8').trimEnd().split('\n');
  const runs = lines.map((line) => JSON.parse(line) as Run);
  const [, later] = /^Runs .* (\d+) of \1$/m.exec(screen) ?? [];
  expect(runs).toHaveLength(baselineRuns + Number(later));
  return { folder, runs };
};

const smallest = (runs: readonly Run[]): number => Math.min(...runs.map(({ size }) => size));

const commands = [
  './suite.sh pytest',
  './suite.sh gradle test',
  './suite.sh mvn -q',
  './suite.sh node --test',
  './suite.sh playwright {web}',
];

test.each(shells.flatMap((shell) => commands.map((command) => ({ shell, command }))))(
  '$shell: a runner has only the chosen tests, whatever their names are: $command',
  async ({ shell, command }) => {
    const { runs, folder } = await graded({ shell, command });
    expect([1, 2, 3]).toContain(smallest(runs));
    expect(existsSync(join(folder, 'pwned'))).toBe(false);
  },
);

test.each(shells)('%s: 2,000 tests and more can be chosen by their names', async (shell) => {
  const { runs } = await graded({ shell, command: './suite.sh pytest', env: { MANY: '2500' } });
  const sizes = runs.filter(({ isTold }) => isTold).map(({ size }) => size);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(1200);
  expect(Math.max(...sizes)).toBeLessThan(2500);
});

test.each(commands.slice(2))(
  'as many names are too much for the command line, so only the trial has some of the tests: %s',
  async (command) => {
    const { runs } = await graded({ command, env: { MANY: '2500' } });
    expect(runs.filter(({ size }) => size > few && size < 2500 + few)).toHaveLength(1);
  },
);

test.each(shells)('%s: what tells a runner stands behind what the learner has', async (shell) => {
  const env = { PYTEST_ADDOPTS: '-q', PYTHONPATH: '/own folder', MAVEN_OPTS: '-Xmx1g' };
  const { runs } = await graded({ shell, command: './suite.sh mvn', env });
  const told = runs.find(({ isTold }) => isTold)!;
  expect(told['PYTEST_ADDOPTS']).toMatch(/^-q '--junitxml=.*' -p sparring_pytest$/);
  expect(told['PYTHONPATH']).toMatch(/^\/own folder:\/.*\/plugins$/);
  expect(told['MAVEN_OPTS']).toMatch(/ -Xmx1g -Dtest=shop\.\$All_Test#\S+$/);
  const plugin = new URL('../../../src/suite/choice/sparring_pytest.py', import.meta.url);
  expect(told.plugin).toBe(readFileSync(plugin, 'utf8'));
  const whole = runs.filter(({ isTold }) => !isTold);
  expect(new Set(whole.map((run) => run['PYTHONPATH']))).toEqual(new Set(['/own folder']));
});

test('an empty path of Python gets the folder of the plugins alone, not the current one', async () => {
  const { runs } = await graded({ command: './suite.sh pytest', env: { PYTHONPATH: '' } });
  expect(runs.find(({ isTold }) => isTold)?.['PYTHONPATH']).toMatch(/^\/[^:]*\/plugins$/);
});

test('where a plugin cannot be written, all tests run', async () => {
  const before = 'mkdir() { case $* in *plugins*) return 1 ;; esac; command mkdir "$@"; }';
  const { runs } = await graded({ command: './suite.sh pytest', before });
  expect(new Set(runs.map(({ size }) => size))).toEqual(new Set([few]));
});

test('a line for the shell gets no word more, so all tests of Playwright run', async () => {
  const { runs } = await graded({ command: "'./suite.sh playwright {web}'" });
  expect(new Set(runs.map(({ size }) => size))).toEqual(new Set([few]));
});
