import { expect, test } from 'vitest';
import { bookOf } from '../book/book.ts';
import { readOptions } from './options.ts';
import { changesFor } from './reaching.ts';
import { select } from './select.ts';
import { testBook } from '../../test/support/product.ts';

const { changes } = bookOf([]);
const unsettled = { defects: new Set<string>(), changes: new Set(['turned-order']) };
const idsOf = (seed: number, sides: Parameters<typeof changesFor>[1], ...options: string[]) =>
  changesFor(select({ ...testBook, changes }, readOptions([...options, 'x']), seed), sides).map(
    ({ id }) => id,
  );
const api = { isAtPages: false, isAtApi: true };
const pages = { isAtPages: true, isAtApi: false };

test('only the harmless changes that can reach a suite count, the same for each card [GRADE-09]', () => {
  expect(idsOf(1, api, '--full')).toHaveLength(9);
  expect(idsOf(1, pages, '--full')).toHaveLength(11);
  expect(idsOf(1, { isAtPages: true, isAtApi: true }, '--full')).toHaveLength(changes.length);
  expect(idsOf(1, api, '--full')).not.toContain('class-names');
  expect(idsOf(1, pages, '--full')).not.toContain('other-json');
  expect(idsOf(1, api)).toHaveLength(4);
  expect(idsOf(2, api)).toEqual(idsOf(1, api));
  expect(idsOf(1, pages)).not.toContain('turned-order');
});

test('a false alarm of the last card is run again, beside the four of every card [GRADE-10]', () => {
  const selection = select({ ...testBook, changes }, readOptions(['x']), 1, unsettled);
  const ids = changesFor(selection, api).map(({ id }) => id);
  expect(ids).toEqual([...idsOf(1, api), 'turned-order']);
});
