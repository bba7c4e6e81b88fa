import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { select } from './select.ts';
import { testBook } from '../../test/support/product.ts';

const selected = (...words: string[]) => select(testBook, readOptions([...words, 'x']), 7);
const ids = (...words: string[]) => selected(...words).defects.map(({ id }) => id);

test.each([
  [['--only', 'door'], ['goodbye']],
  [
    ['--only', 'sums-01,CELLAR'],
    ['equal-sums', 'open-cellar', 'adds-twice'],
  ],
  [
    ['--level', 'sneaky|medium'],
    ['equal-sums', 'adds-twice'],
  ],
])('%j selects %j', (words, found) => {
  expect(ids(...words)).toEqual(found);
});

test('--pick draws so many, the same for the same seed', () => {
  expect(ids('--pick', '2')).toHaveLength(2);
  expect(ids('--pick', '2')).toEqual(ids('--pick', '2'));
});

test('a name is two words, no two defects share one, and it stays whatever is selected', () => {
  const all = selected().defects;
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name } of all) expect(name).toMatch(/^[a-z]+ [a-z]+$/);
  expect(selected('--only', 'cellar').defects[0]).toEqual(
    all.find(({ area }) => area === 'cellar'),
  );
});

test('a selection without a defect names the areas', () => {
  expect(() => selected('--only', 'moon')).toThrow('The areas are door, sums, cellar.');
});

test('a word that is no area and no rule is refused, also beside one that is', () => {
  expect(() => selected('--only', 'door,moon')).toThrow('There is no defect in moon. --only takes');
  expect(() => selected('--only', 'doors')).toThrow('Did you mean door?');
});

test('the words of the pages stand for areas, and the card says for which [GRADE-15]', () => {
  const book = {
    ...testBook,
    defects: testBook.defects.map((one, at) => ({
      ...one,
      area: ['lists', 'writing', 'behavior', 'access'][at]!,
    })),
  };
  const chosen = (word: string) => select(book, readOptions(['--only', word, 'x']), 7);
  expect(chosen('books').defects.map(({ area }) => area)).toEqual(['lists', 'writing']);
  expect(chosen('books').notes).toEqual(['--only books stands for lists, writing.']);
  expect(chosen('behaviour').defects.map(({ area }) => area)).toEqual(['behavior']);
  expect(chosen('auth').defects.map(({ area }) => area)).toEqual(['access']);
  expect(chosen('lists').notes).toEqual([]);
});
