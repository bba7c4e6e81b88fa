import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run, runSteps, type TestStep } from './steps.ts';

const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const never = new AbortController().signal;
let report: string;
let printed: string[];

beforeEach(async () => {
  report = join(await mkdtemp(join(tmpdir(), 'sparring-steps-')), 'report.json');
  printed = [];
  // The totals of this test do not count in the command that runs it.
  vi.stubEnv('TOTALS_FILE', '');
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.unstubAllEnvs();
  return rm(dirname(report), { recursive: true });
});

const node = (code: string): string[] => [process.execPath, '-e', code];
const writesReport = (other: Partial<typeof counts> = {}) =>
  node(`fs.writeFileSync(${JSON.stringify(report)}, '${JSON.stringify({ ...counts, ...other })}')`);
const step = (name: string, code: string, more: Partial<TestStep> = {}): TestStep => ({
  name,
  commands: [node(code)],
  ...more,
});
const lastLine = (): string | undefined => printed.join('\n').split('\n').at(-1);

test('a step that writes no report fails, even when an old report exists', async () => {
  await writeFile(report, JSON.stringify(counts));
  expect(await run(step('tests', '', { reports: [report] }))).toMatchObject({ succeeded: false });
  await expect(readFile(report)).rejects.toThrow('ENOENT');
});

test('a step whose report counts a failed test fails, even when its command ends with 0', async () => {
  const result = await run({
    name: 'tests',
    reports: [report],
    commands: [writesReport({ numFailedTests: 1 })],
  });
  expect(result).toMatchObject({ succeeded: false });
});

test('a failed check counts as one failure, and the steps after it still run', async () => {
  const failing = step('lint', 'process.exit(1)');
  const code = await runSteps(
    [failing, { name: 'tests', reports: [report], commands: [writesReport()] }],
    never,
  );
  expect([lastLine(), code]).toEqual(['2 passed, 1 failed', 1]);
});

test('a step is not run when the step that it depends on has failed', async () => {
  const steps = [
    step('build', 'process.exit(1)'),
    { name: 'browser', after: 'build', reports: [report], commands: [writesReport()] },
  ];
  expect(await runSteps(steps, never)).toBe(1);
  expect(lastLine()).toBe('0 passed, 1 failed');
  expect(printed).toContain('Not run, because build failed.');
});

test('a step that cannot run on this machine is in the table with its reason, and is no failure', async () => {
  const steps = [step('format', ''), step('browser', 'process.exit(1)', { notRun: 'no browser' })];
  const code = await runSteps(steps, never);
  expect(printed.at(-1)).toMatch(/^! browser +NOT RUN: no browser$/m);
  expect([lastLine(), code]).toEqual(['0 passed, 0 failed', 0]);
});

test('the totals are noted in TOTALS_FILE, a line for each command and one for each failure', async () => {
  const file = join(dirname(report), 'totals');
  vi.stubEnv('TOTALS_FILE', file);
  const tests = { name: 'tests', reports: [report], commands: [writesReport()] };
  await runSteps([tests], never);
  await runSteps([tests, step('lint', 'process.exit(1)')], never);
  expect(await readFile(file, 'utf8')).toBe('2 0\n2 1\n✗ lint\n');
});
