import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

/** The pages that a Link header leads to, by relation. */
const pages = (page: number, limit: number, total: number) => {
  const header = pageLinks({ page, limit }, total, (query) => `/books?${query}`);
  const found = header.matchAll(/page=(\d+)&limit=\d+>; rel="(\w+)"/g);
  return Object.fromEntries([...found].map(([, to, rel]) => [rel, Number(to)]));
};

test('the first page has a next page and no previous one', () => {
  expect(pages(1, 10, 30)).toEqual({ first: 1, next: 2, last: 3 });
});

test('a page in the middle has a previous and a next page', () => {
  expect(pages(2, 10, 30)).toEqual({ first: 1, prev: 1, next: 3, last: 3 });
});

test('the last page can be short and has no next page', () => {
  expect(pages(4, 10, 31)).toEqual({ first: 1, prev: 3, last: 4 });
});

test('an empty list has one page', () => {
  expect(pages(1, 10, 0)).toEqual({ first: 1, last: 1 });
});

test('the previous page of a page after the end is the last one', () => {
  expect(pages(9, 10, 30)).toEqual({ first: 1, prev: 3, last: 3 });
});

test('has the filters in its links, percent-encoded', () => {
  const query = { page: 1, limit: 5, category: 'Science & Fiction' };
  expect(pageLinks(query, 1, (search) => `/books?${search}`)).toBe(
    '</books?category=Science+%26+Fiction&page=1&limit=5>; rel="first", ' +
      '</books?category=Science+%26+Fiction&page=1&limit=5>; rel="last"',
  );
});
