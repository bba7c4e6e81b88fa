import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { exercises } from './exercises/packs.ts';
import { chunksByPath, everyPath } from './known-paths.ts';
import { labs } from './labs/catalogue.ts';
import { routes } from './routes.tsx';

const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

const patterns = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patterns(children)]);

test.each(everyPath)('%s has a route of its own, in any letter case', (path) => {
  expect(patternOf(path)).not.toBe('*');
  expect(patternOf(path.toUpperCase())).toBe(patternOf(path));
});

test('no two addresses differ in letter case alone', () => {
  const addresses = [...chunksByPath.keys()].map((path) => path.toLowerCase());
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('no two exercises or labs share a slug or a title', () => {
  for (const key of ['slug', 'title'] as const) {
    const names = [...exercises, ...labs].map((each) => each[key]);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('every route is a known path', () => {
  const reached = new Set(everyPath.map(patternOf));
  expect(patterns(routes).filter((pattern) => pattern !== '*' && !reached.has(pattern))).toEqual(
    [],
  );
});

test.each([
  '/nonexistent-page',
  '/webelements/invalid-path',
  '/webelements/404',
  '/desk/api',
  '/tasks/other',
  '/product/11',
  '',
])('does not know %s', (path) => {
  expect(chunksByPath.has(path)).toBe(false);
});

test.each([
  ['/', []],
  ['/about', ['about']],
  ['/tasks', ['tasks-page']],
  ['/tasks/sheet', ['tasks-page']],
  ['/join', ['join-page']],
  ['/desk', ['desk-page']],
  ['/product/3', ['product-details']],
  ['/api', ['endpoints-page', 'endpoints-bookapi', 'quick-start']],
  ['/webelements/loginbasicauth', ['login-page']],
  ['/webelements/keypressespage', ['exercise-page', 'key-press']],
  ['/webelements/key-press', ['exercise-page', 'key-press']],
  ['/webelements/slider', ['exercise-page', 'horizontal-slider']],
  ['/webelements/horizontal-slider', ['exercise-page', 'horizontal-slider']],
])('draws %s with the chunks %j', (path, chunks) => {
  expect(chunksByPath.get(path)).toEqual(chunks);
});

test.each(['/tasks/other', '/nonexistent-page'])('routes %s to the 404 page', (path) => {
  expect(patternOf(path)).toBe('*');
});
