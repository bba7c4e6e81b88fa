import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOptions } from '../../apps/grader/src/grade/options.ts';
import { readTheme } from '../../apps/grader/src/look/theme.ts';
import { printReport } from '../../apps/grader/src/report/files.ts';
import { testCard } from '../../apps/grader/test/support/card.ts';
import { junitLines } from '../../apps/grader/src/suite/junit-lines.ts';
import { techniques } from '../../packages/defects/src/defect.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const page = read('docs/grading.md');
const pipelines = read('docs/ci.md');

const commands = Array.from(
  (page + pipelines).matchAll(
    /(?:run (?:-s )?grade --|sparring\.mjs"? grade) (.*?)(?:`| \| tee |$)/gm,
  ),
  ([, words = '']) => words,
);

test.each(commands)('the grader understands the printed command: %s', (words) => {
  expect(() => readOptions(words.split(' '))).not.toThrow();
});

test.each(Object.entries(techniques))(
  'docs/grading.md explains the technique %s',
  (name, advice) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `));
    expect(row).toContain(`| ${advice} `);
  },
);

test.each(junitLines.map((one) => [one.runner, one.line] as const))(
  'docs/grading.md has the line for %s',
  (runner, line) => {
    const row = page.split('\n').find((text) => text.startsWith(`| ${runner} `));
    expect(row).toContain(line);
  },
);

test('docs/grading.md names every file of the report', async () => {
  const files = Object.keys(printReport(testCard(), [], await readTheme()));
  const named = Array.from(page.matchAll(/^\| `(\w+\.\w+)` /gm), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(files));
});

const pinsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/uses: (.+)/g), ([, pin = '']) => pin);

test('the workflow in docs/ci.md pins the actions of our own workflow', () => {
  expect(pinsOf(read('.github/workflows/ci.yml'))).toEqual(
    expect.arrayContaining([...pinsOf(pipelines)]),
  );
});
