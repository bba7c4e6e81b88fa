import { expect, test } from 'vitest';
import { partsOf } from './parts-of-code.ts';

const found = (code: string): readonly string[] =>
  partsOf(code).map(({ kind, from, to }) => `${kind} ${code.slice(from, to)}`);

test('TypeScript has keywords, strings and comments', () => {
  expect(found("const text = await read('a // b'); // waits")).toEqual([
    'keyword const',
    'keyword await',
    "string 'a // b'",
    'comment // waits',
  ]);
});

test('Python has a comment after #', () => {
  expect(found('from page import Page  # the page')).toEqual([
    'keyword import',
    'comment # the page',
  ]);
});

test('a string of a shell can have several lines', () => {
  expect(found(`curl --data '{\n "a": 1\n}' #fragment`)).toEqual([`string '{\n "a": 1\n}'`]);
});

test('the output of a program has no keyword', () => {
  expect(found('Next       3 defects in lists, where your tests go for new pages')).toEqual([]);
});

test('an apostrophe within a word begins no string', () => {
  expect(found("Sparring's answer isn't red")).toEqual([]);
});

test('a path, an option and a name of a member have no keyword in them', () => {
  expect(found('npm run grade -- --in ../for/new page.import(x) class="a"')).toEqual([
    'string "a"',
  ]);
});
