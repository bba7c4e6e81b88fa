import { products } from '@sparring/contracts/products';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  browse,
  defaultCriteria,
  matching,
  pageCount,
  pageOf,
  pageSize,
  type Sort,
  sorted,
  within,
} from './rules.ts';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const anySort = fc.record<Sort>({
  key: fc.constantFrom('name', 'price'),
  direction: fc.constantFrom('asc', 'desc'),
});
const anyProducts = fc.array(
  fc.record({
    id: fc.nat(),
    name: fc.string(),
    price: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
    description: fc.string(),
    image: fc.string(),
  }),
);
const anyRange = fc.record({ min: fc.nat(200), max: fc.nat(200) });

describe('search', () => {
  test.each([
    ['mouse', ['Wireless Mouse']],
    ['  MOUSE ', ['Wireless Mouse']],
    ['mönitôr', ['HD Monitor']],
    ['usb-c', ['USB-C Hub']],
    ['.*', []],
    ['[', []],
    ['<b>mouse</b>', []],
  ])('%o finds %o', (search, found) => {
    expect(names(matching(products, search))).toEqual(found);
  });

  test('finds everything when it is empty', () => {
    expect(matching(products, '')).toEqual(products);
  });

  test('finds a product by any part of its name, in any letter case', () => {
    const part = fc.nat(30).chain((start) => fc.tuple(fc.constant(start), fc.nat(30)));
    fc.assert(
      fc.property(fc.constantFrom(...products), part, (product, [start, length]) => {
        const search = product.name.slice(start, start + length).toUpperCase();
        expect(matching(products, search)).toContain(product);
      }),
    );
  });
});

describe('price range', () => {
  test('includes both of its bounds', () => {
    expect(names(within(products, { min: 14.99, max: 24.99 }))).toEqual([
      'Smartphone Stand',
      'Desk Lamp',
    ]);
  });

  test('excludes a product one cent beyond', () => {
    expect(within(products, { min: 15, max: 24.98 })).toEqual([]);
  });
});

describe('sort', () => {
  test('keeps every product', () => {
    fc.assert(
      fc.property(anyProducts, anySort, (items, sort) => {
        expect(new Set(sorted(items, sort))).toEqual(new Set(items));
        expect(sorted(items, sort)).toHaveLength(items.length);
      }),
    );
  });

  test('and filter give the same list in either order', () => {
    fc.assert(
      fc.property(anyProducts, anySort, anyRange, fc.string(), (items, sort, range, search) => {
        const filter = <T extends (typeof items)[number]>(all: readonly T[]) =>
          within(matching(all, search), range);
        expect(filter(sorted(items, sort))).toEqual(sorted(filter(items), sort));
      }),
    );
  });
});

describe('pages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('of %i products number %i', (count, pages) => {
    expect(pageCount(Array.from({ length: count }))).toBe(pages);
  });

  test('have at most six products and make up the list together', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (items) => {
        const pages = Array.from({ length: pageCount(items) }, (_, index) =>
          pageOf(items, index + 1),
        );
        expect(pages.flat()).toEqual(items);
        expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(pageSize);
      }),
    );
  });
});

describe('browse', () => {
  test('shows the first page instead of one beyond the last', () => {
    expect(browse(products, { ...defaultCriteria, page: 2 }).page).toBe(2);
    expect(browse(products, { ...defaultCriteria, page: 3 }).page).toBe(1);
  });
});
