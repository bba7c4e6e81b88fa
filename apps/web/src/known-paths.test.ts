import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { everyPath, knowsPath } from './known-paths.ts';
import { routes } from './routes.tsx';

const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

function patterns(table: RouteObject[]): string[] {
  return table.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...patterns(children),
  ]);
}

test.each(everyPath)('%s has a route of its own', (path) => {
  expect(patternOf(path)).not.toBe('*');
});

test('every route is a known path', () => {
  const reached = new Set(everyPath.map(patternOf));
  expect(patterns(routes).filter((pattern) => pattern !== '*' && !reached.has(pattern))).toEqual(
    [],
  );
});

test.each(['/', '/about', '/about/', '/webelements/checkboxes', '/webelements/radio'])(
  'knows %s',
  (path) => {
    expect(knowsPath(path)).toBe(true);
  },
);

test.each([
  '/nonexistent-page',
  '/webelements/invalid-path',
  '/webelements/404',
  '/About',
  '/about//',
  '//',
  '/product/11',
  '',
])('does not know %s', (path) => {
  expect(knowsPath(path)).toBe(false);
});

test.each(['/About', '/WEBELEMENTS', '/nonexistent-page'])('routes %s to the 404 page', (path) => {
  expect(patternOf(path)).toBe('*');
});
