import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { aliasPath, paths } from '../paths.ts';
import { exercises } from './all.ts';

const here = import.meta.dirname;
/** What the broken links lead to has to stay broken. */
const brokenTargets = ['/webelements/invalid-path', '/webelements/404'];
const slugs = exercises.map((exercise) => exercise.slug).toSorted();

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const inPacks = (root: string): string[] => globSync('*/*', { cwd: root }).toSorted();

const folders = inPacks(here)
  .filter((path) => statSync(`${here}/${path}`).isDirectory())
  .map((path) => basename(path));

const specs = inPacks(`${here}/../../e2e/exercises`)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file, '.spec.ts'));

test('every exercise has its e2e/exercises/<pack>/<slug>.spec.ts, and every spec an exercise', () => {
  expect(specs.toSorted()).toEqual(slugs);
});

test('every exercise folder is registered under its own name', () => {
  expect(folders.toSorted()).toEqual(slugs);
});

test('no two exercises share a path or a title', () => {
  expect(repeated(exercises.map((exercise) => exercise.path))).toEqual([]);
  expect(repeated(exercises.map((exercise) => exercise.title))).toEqual([]);
});

test("no exercise's slug leads to another page of the site", () => {
  const taken = new Set<string>([...Object.values(paths), ...brokenTargets]);
  for (const { slug, path } of exercises) {
    const owner = exercises.find((other) => other.path === aliasPath(slug));
    expect(taken).not.toContain(aliasPath(slug));
    expect(owner?.path ?? path).toBe(path);
  }
});

test.each(exercises)('$slug says what it trains and lists its elements', (exercise) => {
  expect(exercise.trains).toMatch(/\.$/);
  expect(exercise.elements).not.toHaveLength(0);
});
