import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 480_000 });

const source = resolve('docs/assignments');
const parent = mkdtempSync(join(tmpdir(), 'sparring-assignment-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** The options of each assignment as its table prints them, and the points that it promises. */
const assignments = Array.from(
  readFileSync(join(source, 'README.md'), 'utf8').matchAll(
    /^\| \[(\w+)\]\S+ +\| `(.+?)` +\| (\d+) +\|$/gm,
  ),
  ([, name = '', options = '', points = '']) => ({ name, options, points: Number(points) }),
);

const grade = (name: string, options: string, tests: 'starter' | 'solution') => {
  const folder = join(parent, name, tests);
  cpSync(join(source, 'package.json'), join(folder, 'package.json'));
  cpSync(join(source, 'playwright.config.ts'), join(folder, 'playwright.config.ts'));
  cpSync(join(source, name, `${tests}.spec.ts`), join(folder, 'tests', `${name}.spec.ts`));
  symlinkSync(resolve('apps/web/node_modules'), join(folder, 'node_modules'));
  const words = `--in ${folder} --results gradescope ${options} npx playwright test`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/grade.ts', ...words.split(' ')],
    { encoding: 'utf8' },
  );
  const result = JSON.parse(readFileSync(join(folder, 'grade/results.json'), 'utf8')) as {
    readonly score: number;
    readonly output: string;
  };
  return { status, stdout, ...result };
};

test('there are three assignments', () => {
  expect(assignments.map(({ name }) => name)).toEqual(['login', 'cart', 'books']);
});

test.each(assignments)('the solution of $name passes with the points of the table', (each) => {
  const { status, stdout, score } = grade(each.name, each.options, 'solution');
  expect({ status, score, stdout }).toMatchObject({ status: 0 });
  // Which harmless changes are drawn differs; one false alarm is no longer the solution that it was.
  expect(score).toBe(each.points);
});

test.each(assignments)('the starter of $name has no points, and says what is missing', (each) => {
  expect(grade(each.name, each.options, 'starter')).toMatchObject({
    status: 2,
    score: 0,
    output: expect.stringContaining('Your tests sent no request') as string,
  });
});
