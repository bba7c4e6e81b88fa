import { expect, test } from 'vitest';
import { calmCell, cellOf, isFound, isFresh, notGraded, rowsIn } from './cells.ts';

const path = 'apps/web/e2e/shop/cart.spec.ts';
const text = `test('removes $count | $kind [CART-05]', () => {});`;
const files = [{ name: 'shop/cart.spec.ts', path, text, hash: '' }];
const found = cellOf('a-defect', ['shop/cart.spec.ts › removes 1 | red [CART-05]'], files);
const missed = cellOf('a-defect', [], files);

test('a find names the test as its source calls it, and is fresh as long as that has the title', () => {
  expect(found).toContain(String.raw`removes $count \| $kind [CART-05]`);
  expect(isFound(found)).toBe(true);
  expect(isFresh(found, () => text)).toBe(true);
  expect(isFresh(found, () => text.replace('removes', 'takes'))).toBe(false);
});

test('a miss without a reason is not fresh, nor is what was not graded', () => {
  expect([isFound(missed), isFresh(missed, () => text)]).toEqual([false, false]);
  expect(isFresh('missed: No test can see it.', () => text)).toBe(true);
  expect(isFresh(cellOf('a-defect', undefined, files), () => text)).toBe(false);
});

test('the rows of the page are read back', () => {
  const page = `| \`a-defect\`  | cart | easy | CART-05 | ${found}   |\n| area | easy |\n`;
  expect(rowsIn(page)).toEqual(new Map([['a-defect', ['cart', 'easy', 'CART-05', found]]]));
});

test('an empty cell at the end of a row is read back', () => {
  const page = '| `later` | It is late. | 3 calm |             |\n';
  expect(rowsIn(page).get('later')).toEqual(['It is late.', '3 calm', '']);
});

test.each([
  [0, [], ''],
  [2, [], notGraded],
  [2, [{ green: 3, red: [] }], '3 calm (1 of 2 files)'],
  [1, [{ green: 3, red: ['one'] }], '**1 red**, 3 calm'],
])('of %d files with %j the page says "%s"', (count, known, said) => {
  expect(calmCell(count, known)).toBe(said);
});
