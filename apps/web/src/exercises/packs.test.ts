import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliasPath, paths } from '../paths.ts';
import { lessons } from './all-lessons.ts';
import { exercises, packs } from './packs.ts';

const here = import.meta.dirname;
/** What the broken links lead to has to stay broken. */
const brokenTargets = ['/webelements/invalid-path', '/webelements/404'];
const places = packs
  .flatMap(({ name, exercises: inside }) => inside.map(({ slug }) => `${name}/${slug}`))
  .toSorted();

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const found = (pattern: string, root: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

const folders = found('*/*', here).filter((path) => statSync(`${here}/${path}`).isDirectory());

const specs = found('*/*.spec.ts', `${here}/../../e2e/exercises`).map((path) =>
  path.replace('.spec.ts', ''),
);

test('every exercise has its e2e/exercises/<pack>/<slug>.spec.ts, and every spec an exercise', () => {
  expect(specs.toSorted()).toEqual(places);
});

test.each(specs)('%s has a test that npm test runs', (spec) => {
  const text = readFileSync(`${here}/../../e2e/exercises/${spec}.spec.ts`, 'utf8');
  expect(text).toMatch(/\bsmoke,\s+async/);
});

test('every exercise folder is in the list of its pack, under its own name', () => {
  expect(folders.toSorted()).toEqual(places);
});

test('no two exercises share a path or a title', () => {
  expect(repeated(exercises.map((exercise) => exercise.path))).toEqual([]);
  expect(repeated(exercises.map((exercise) => exercise.title))).toEqual([]);
});

test('no short address of an exercise leads to another page of the site', () => {
  const taken = new Set<string>([...Object.values(paths), ...brokenTargets]);
  for (const exercise of exercises) {
    const owner = exercises.find(({ path }) => path === aliasPath(exercise));
    expect(taken).not.toContain(aliasPath(exercise));
    expect(owner ?? exercise).toBe(exercise);
  }
});

test.each(lessons)('$slug says what it trains and lists its elements', (lesson) => {
  expect(lesson.trains).toMatch(/\.$/);
  expect(lesson.elements).not.toHaveLength(0);
});
