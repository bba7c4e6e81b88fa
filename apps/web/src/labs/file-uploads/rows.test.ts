import { expect, test } from 'vitest';
import { arrived, type Row, stateInWords, toldOf, withFile } from './rows.ts';

const text = (name: string, size = 5, type = 'text/plain') => ({ name, size, type });
const list = (...files: readonly ReturnType<typeof text>[]) =>
  files.reduce<readonly Row[]>(withFile, []).map(stateInWords);

test.each([
  ['text/plain+x', 'refused: its type is text/plain+x, not text/plain'],
  ['', 'refused: its type is unknown, not text/plain'],
])('a file of the type "%s" is %s', (type, state) => {
  expect(list(text('a.txt', 5, type))).toEqual([state]);
});

test('a name in capitals is another one', () => {
  expect(list(text('a.txt'), text('A.txt'))).toEqual(['ready', 'ready']);
});

const file = text('a.txt');

test('counts how often a file was sent, and keeps its place', () => {
  const first = arrived({ number: 1, file, state: 'ready' }, { sha256: 'x', place: 2 });
  expect(first).toEqual({ number: 1, file, state: 'arrived', sha256: 'x', place: 2, times: 1 });
  expect(arrived(first, { sha256: 'y', place: 3 })).toMatchObject({
    sha256: 'y',
    place: 2,
    times: 2,
  });
});

test('tells what was refused, and what arrived in its order', () => {
  const [empty, page, ...ready] = [
    text('empty.txt', 0),
    text('page.html', 5, 'text/html'),
    text('a'),
    text('b'),
  ].reduce<readonly Row[]>(withFile, []);
  const came = ready.map((row, at) => arrived(row, { sha256: 'x', place: 1 - at }));
  expect(toldOf([empty!, page!, ...came])).toEqual({
    refused: ['an empty file', 'an HTML page'],
    arrived: [
      { name: 'b', place: 0, times: 1 },
      { name: 'a', place: 1, times: 1 },
    ],
  });
  expect(toldOf([page!]).refused).toEqual(['an HTML page']);
});
