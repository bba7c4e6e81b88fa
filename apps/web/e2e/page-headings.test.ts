import { expect, test } from 'vitest';
import { everyPath } from '../src/known-paths.ts';
import { paths } from '../src/paths.ts';
import { pageAt } from './page-headings.ts';

test('no two pages have one heading, which is their title [PAGE-03]', () => {
  const shown = everyPath.filter((path) => path !== paths.loginBasicAuth).map(pageAt);
  const headings = new Map(shown.map(({ path, heading }) => [path, heading]));
  expect(headings.size).toBeGreaterThan(90);
  expect(new Set(headings.values()).size).toBe(headings.size);
});
