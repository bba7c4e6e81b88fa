import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const [, guide = ''] = readFileSync('docs/grading.md', 'utf8').split(/^## Your first card.*$/m);

const blocks = (language: string): readonly string[] =>
  Array.from(guide.matchAll(/^```(.*)\n([^]*?)^```$/gm))
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text);

/** Without what differs from machine to machine and from run to run: times, the numbers of runs, what is drawn, and the folder of the report. */
const steady = (screen: string): string =>
  screen
    .replaceAll(/\d+\.\d s/g, '… s')
    .replace(/^(Baseline {3})\d+( runs green).*$/m, '$1…$2')
    .replace(/^(Runs .*?) {2}\d+ of \d+$/m, '$1')
    .replace(/^( +survived:).*(?:\n {11}.*,.*)?$/m, '$1 …')
    .replace(/^(Report {5}).*$/m, '$1…')
    .trim();

const [, command = ''] = /^npm run grade -- (.*)$/m.exec(guide) ?? [];

const grade = (folder: string): string => {
  const words = command.split(' ').map((word) => (word === '../book-tests' ? folder : word));
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/grade.ts', ...words], {
    encoding: 'utf8',
    timeout: 200_000,
  });
  expect(stdout + stderr).not.toContain('JUnit XML');
  return stdout;
};

test('the first card of the guide is the one that the grader makes', { timeout: 480_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-first-card-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [first = '', more = ''] = blocks('js');
  writeFileSync(join(folder, 'books.test.mjs'), first);
  const printed = steady(blocks('').find((text) => text.startsWith('Baseline'))!);
  const screen = steady(grade(folder)).split('\n');
  expect(screen).toEqual(expect.arrayContaining(printed.split('\n')));
  writeFileSync(join(folder, 'books.test.mjs'), `${first}\n${more}`);
  const [, share = ''] = /Now it is (\d+ of \d+)/.exec(guide)!;
  expect(grade(folder)).toContain(`Found      ${share}`);
});
