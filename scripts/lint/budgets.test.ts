import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/* A budget is raised by a decision record alone. Each message says how to get below it. */
const budgets = { lines: 215_000, linesOfALab: 1250, splinters: 60, filesWithOneTypeName: 3 };

const { stdout: listed } = spawnSync('git', ['ls-files', '-z'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
});
const tracked = listed.split('\0').filter(Boolean);

const read = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(path).filter((byte) => byte === 10).length, 0);

const sources = globSync('{apps,packages}/*/{src,server,vite}/**/*.{ts,tsx}').filter(
  (path) => !/node_modules|\.test\./.test(path),
);

test('the repository has at most as many lines as its budget: delete as many as you add', () => {
  expect(linesOf(tracked)).toBeLessThanOrEqual(budgets.lines);
});

const labs = globSync('packages/practice/src/labs/*/').map((path) => basename(path));

/** Page, judge, facts, rules, defects, tests and answers. */
const filesOfLab = (lab: string): readonly string[] => {
  const place = new RegExp(`(?:/labs|/lab-facts|/areas|/e2e/labs)/${lab}(?:/|-\\w+\\.|\\.)`);
  return tracked.filter((path) => place.test(path));
};

test('half of the labs have at most as many lines as their budget: share what several labs do', () => {
  const sizes = labs.map((lab) => linesOf(filesOfLab(lab))).toSorted((one, other) => one - other);
  expect(sizes.length).toBeGreaterThanOrEqual(30);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budgets.linesOfALab);
});

/** Every exercise and every lab has these. */
const byConvention = /\/(?:lesson|listing|weak-line)\.ts$/;

test('few files of an app have at most 25 lines and one importer in their folder: join them', () => {
  const importers = new Map<string, Set<string>>();
  for (const path of sources)
    for (const [, to = ''] of read(path).matchAll(/from '(\.[^']+)'/g)) {
      const target = join(dirname(path), to);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  const splinters = sources.filter((path) => {
    if (!path.startsWith('apps/') || byConvention.test(path)) return false;
    const [by, ...more] = importers.get(path) ?? [];
    const isNear = by !== undefined && more.length === 0 && dirname(by) === dirname(path);
    return (
      isNear && linesOf([path]) <= 25 && !tracked.includes(path.replace(/\.tsx?$/, '.test.ts'))
    );
  });
  expect(splinters.slice(budgets.splinters)).toEqual([]);
});

test('an exported type name stands in few files: say in the name what it is of', () => {
  const files = new Map<string, Set<string>>();
  for (const path of sources)
    for (const [, name = ''] of read(path).matchAll(/^export (?:type|interface|class) (\w+)/gm))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  const common = [...files].filter(([, paths]) => paths.size > budgets.filesWithOneTypeName);
  expect(common.map(([name]) => name)).toEqual([]);
});
