import { rules } from '@sparring/rules/rule-book';
import { expect, test } from 'vitest';
import { readBook } from '../book/read-book.ts';
import { hide, type HideOptions } from './hide.ts';

const book = await readBook();
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const options: HideOptions = { where: { part: 'site' }, isMaybe: false, seed: 0 };
const hiddenBy = (changes: Partial<HideOptions>) =>
  seeds.map((seed) => hide(book, { ...options, ...changes, seed }));

test('the same options hide the same, and other seeds hide something else', () => {
  const [one, again] = [hiddenBy({}), hiddenBy({})].map((all) => all.map((defect) => defect?.id));
  expect(one).toEqual(again);
  expect(new Set(one).size).toBeGreaterThan(20);
});

const inPages = (part: 'site' | 'api') =>
  new Set(
    hiddenBy({ where: { part } }).map((defect) =>
      /^(apps\/web|packages\/practice)\//.test(defect?.file ?? ''),
    ),
  );

test('a surprise on the site lies in a page, and one at the API does not', () => {
  expect(inPages('site')).toEqual(new Set([true]));
  expect(inPages('api')).toEqual(new Set([false]));
});

test('area and level are kept to', () => {
  const all = hiddenBy({ where: { area: 'payment' }, level: 'sneaky' });
  expect(new Set(all.map((defect) => `${defect?.area} ${defect?.level}`))).toEqual(
    new Set(['payment sneaky']),
  );
});

test('nothing is hidden only for those who ask for that, about every third time', () => {
  expect(hiddenBy({})).not.toContain(undefined);
  const sound = hiddenBy({ isMaybe: true }).filter((defect) => defect === undefined);
  expect(sound.length).toBeGreaterThan(10);
  expect(sound.length).toBeLessThan(30);
});

test('the rule of every defect can be named: it is in the rule book', () => {
  const known = new Set<string>(rules.map(({ id }) => id));
  expect(book.defects.filter(({ rule }) => !known.has(rule))).toEqual([]);
});
