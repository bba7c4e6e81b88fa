import { expect, test } from 'vitest';
import { lazyPages } from '../src/lazy-pages.ts';
import { chunksByPath } from '../src/known-paths.ts';
import { pageTemplates } from './page-templates.ts';

test('npm test visits a page of every template', () => {
  const drawnBy = [...pageTemplates].map((path) => chunksByPath.get(path)?.[0]);
  expect(new Set(drawnBy)).toEqual(new Set([undefined, ...lazyPages.map(({ chunk }) => chunk)]));
});
