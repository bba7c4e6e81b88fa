import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { endpointPages } from './pages.ts';
import { sidebar } from './sidebar.ts';

test('links every page of the API once', () => {
  const pages = [...endpointPages.map(({ path }) => path), paths.console, paths.apiChance];
  const linked = sidebar.flatMap(({ links }) => links.map(({ path }) => path));
  expect(linked.toSorted()).toEqual([...pages, paths.apiStatusCodes].toSorted());
});

test('names a page by its title', () => {
  const labels = new Map(
    sidebar.flatMap(({ links }) => links.map(({ path, label }) => [path, label])),
  );
  for (const { path, title } of endpointPages) expect(labels.get(path)).toBe(title);
});
