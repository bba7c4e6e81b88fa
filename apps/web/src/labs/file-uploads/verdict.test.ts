import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { verdictOf } from './verdict.ts';

const listed = (name: string) => ({ number: 1, file: { name, size: 5, type: 'text/plain' } });
const arrival = (name: string) =>
  ({ ...listed(name), state: 'arrived', sha256: name, isDamaged: false }) as const;
const [a, b, c] = [arrival('a'), arrival('b'), arrival('c')];

test('is solved when only the damaged file was sent again [BYTES-09]', () => {
  const rows: readonly Row[] = [a, { ...b, again: 'needed' }, c];
  expect(verdictOf(rows)).toEqual({
    solved: true,
    text: 'Compared: 3 files arrived whole, and only the damaged one was sent again.',
  });
});

test('two files are too few, also beside one that is ready and one that is refused [BYTES-09]', () => {
  const rows: readonly Row[] = [
    a,
    b,
    { ...listed('c'), state: 'ready' },
    { ...listed('d'), state: 'refused', why: 'it is empty' },
  ];
  expect(verdictOf(rows).text).toBe('Too few: 2 of at least 3 files arrived.');
});

test('does not name the file that is damaged [BYTES-09]', () => {
  expect(verdictOf([a, { ...b, isDamaged: true }, c])).toEqual({
    solved: false,
    text: 'Not compared: the API has other bytes of one file than you sent.',
  });
});

test('names each file that was sent again without need [BYTES-09]', () => {
  const rows: readonly Row[] = [
    { ...a, again: 'needless' },
    { ...b, again: 'needed' },
    { ...c, again: 'needless' },
  ];
  expect(verdictOf(rows)).toEqual({
    solved: false,
    text: 'Guessed: a, c arrived whole and came a second time.',
  });
});
