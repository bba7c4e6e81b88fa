import { expect, test } from 'vitest';
import { bookOf } from '../book/book.ts';
import { readOptions } from './options.ts';
import { changesFor } from './reaching.ts';
import { drawFrom } from '../card/draw.ts';
import { select } from './select.ts';
import { testBook } from '../../test/support/product.ts';

const { changes } = bookOf({ defects: [], decoys: [] });
const unsettled = { defects: new Set<string>(), changes: new Set(['turned-order']) };
const chosen = (order: number, sides: Parameters<typeof changesFor>[1], ...options: string[]) =>
  changesFor(
    select({ ...testBook, changes }, readOptions([...options, 'x']), 1),
    sides,
    drawFrom(order),
  );
const idsOf = (...asked: Parameters<typeof chosen>) => chosen(...asked).changes.map(({ id }) => id);
const api = { pages: 0, isAtApi: true };
const pages = { pages: 1, isAtApi: false };

test('four of the harmless changes that can reach a suite are drawn [GRADE-09]', () => {
  expect(idsOf(1, api, '--full')).toHaveLength(9);
  expect(idsOf(1, pages, '--full')).toHaveLength(11);
  expect(idsOf(1, { pages: 1, isAtApi: true }, '--full')).toHaveLength(changes.length);
  expect(idsOf(1, api, '--full')).not.toContain('class-names');
  expect(idsOf(1, pages, '--full')).not.toContain('other-json');
  const orders = Array.from({ length: 40 }, (_, order) => order);
  for (const order of orders) expect(idsOf(order, api)).toHaveLength(4);
  const drawn = new Set(orders.flatMap((order) => idsOf(order, api)));
  const all = idsOf(1, api, '--full').filter((id) => id !== 'turned-order');
  expect(drawn).toEqual(new Set(all));
  expect(chosen(1, api).reaching).toBe(9);
});

test('a false alarm of the last card is run again, beside the four of its card [GRADE-10]', () => {
  const selection = select({ ...testBook, changes }, readOptions(['x']), 1, unsettled);
  const ids = changesFor(selection, api, drawFrom(1)).changes.map(({ id }) => id);
  expect(ids).toEqual([...idsOf(1, api), 'turned-order']);
});
