import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** With this seed the page damages the second file. */
const seed = 2;
const sent = (...times: readonly number[]) =>
  times.map((each, place) => ({ name: 'abc'.charAt(place), place, times: each }));
const refused = ['an empty file', 'an HTML page'] as const;
const judged = (...times: readonly number[]) =>
  judge({ seed, delay: 0, refused, arrived: sent(...times) });

test('is solved when only the damaged file was sent again', () => {
  expect(judged(1, 2, 1)).toEqual({
    solved: true,
    text: 'Solved: 3 files arrived whole, and only the damaged one was sent again.',
  });
});

test('two files are too few', () => {
  expect(judged(1, 2).text).toBe('Too few: 2 of at least 3 files arrived.');
});

test('does not name the file that is damaged', () => {
  expect(judged(2, 1, 2)).toEqual({
    solved: false,
    text: 'Not compared: the API has other bytes of one file than you sent.',
  });
});

test.each([
  [[2, 2, 2], 'a, c'],
  [[1, 3, 1], 'b'],
])('of the files that were sent %j times it names %s', (times, names) => {
  expect(judged(...times)).toEqual({
    solved: false,
    text: `Guessed: ${names} arrived whole and came a second time.`,
  });
});

test('is not finished before an empty file and an HTML page were refused', () => {
  const arrived = sent(1, 2, 1);
  expect(judge({ seed, delay: 0, refused: [], arrived })).toEqual({
    solved: false,
    text: 'Not finished: 3 files arrived whole. Choose an empty file and an HTML page as well, which the list refuses.',
  });
  expect(judge({ seed, delay: 0, refused: ['an HTML page'], arrived }).text).toMatch(
    /Choose an empty file as well/,
  );
});
