import { expect, test } from 'vitest';
import { arrived, type UploadRow, stateInWords, toldOf, withFile } from './rows.ts';

const text = (name: string, size = 5, type = 'text/plain') => ({ name, size, type });
const list = (...files: readonly ReturnType<typeof text>[]) =>
  files.reduce<readonly UploadRow[]>(withFile, []).map(stateInWords);

test.each([
  [0, 'refused: it is empty'],
  [1, 'ready'],
  [1_048_576, 'ready'],
  [1_048_577, 'refused: it has more than 1048576 bytes'],
])('a file of %d bytes is %s', (size, state) => {
  expect(list(text('a.txt', size))).toEqual([state]);
});

test.each([
  ['text/html', 'refused: its type is text/html, not text/plain'],
  ['text/plain+x', 'refused: its type is text/plain+x, not text/plain'],
  ['', 'refused: its type is unknown, not text/plain'],
])('a file of the type "%s" is %s', (type, state) => {
  expect(list(text('a.txt', 5, type))).toEqual([state]);
});

test('the sixth file is refused', () => {
  const six = ['1', '2', '3', '4', '5', '6'].map((name) => text(name));
  expect(list(...six).slice(4)).toEqual(['ready', 'refused: the list is full: it has 5 files']);
});

test('a second file of the same name is refused, in capitals it is another', () => {
  expect(list(text('a.txt'), text('A.txt'), text('a.txt'))).toEqual([
    'ready',
    'ready',
    'refused: the list has a file of this name',
  ]);
});

test('a refused file takes no place and no name', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => text(name));
  expect(list(text('a', 0), ...five).slice(1)).toEqual(five.map(() => 'ready'));
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
  ].reduce<readonly UploadRow[]>(withFile, []);
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
