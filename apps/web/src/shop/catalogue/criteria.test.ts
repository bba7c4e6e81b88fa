import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, defaultCriteria } from '../rules.ts';
import { readCriteria, writeCriteria } from './criteria.ts';

const read = (query: string) => readCriteria(new URLSearchParams(query));
const anyCriteria = fc.record<Criteria>({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.record({
    key: fc.constantFrom('name' as const, 'price' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  range: fc
    .tuple(fc.nat(200), fc.nat(200))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  page: fc.integer({ min: 1, max: 1000 }),
});

test('reads what an address asks for', () => {
  expect(read('search=a+b&sort=price&order=desc&min=20&max=60&page=2')).toEqual({
    search: 'a b',
    sort: { key: 'price', direction: 'desc' },
    range: { min: 20, max: 60 },
    page: 2,
  });
});

test.each([
  'sort=colour',
  'order=sideways',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=two',
  'page=9007199254740993',
  'min=-1',
  'min=201',
  'max=cheap',
  'max=1e2',
  'min=60&max=20',
])('falls back to the defaults for %s', (query) => {
  expect(read(query)).toEqual(defaultCriteria);
});

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const address = writeCriteria(criteria, new URLSearchParams()).toString();
      expect(read(address)).toEqual(criteria);
    }),
  );
});

test('leaves the defaults out of the address', () => {
  const params = new URLSearchParams('search=mouse&page=2');
  expect(writeCriteria(defaultCriteria, params).toString()).toBe('');
});

test('leaves other parameters as they are', () => {
  const params = new URLSearchParams('speed=20&search=mouse');
  expect(writeCriteria({ ...defaultCriteria, page: 2 }, params).toString()).toBe('speed=20&page=2');
});
