import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { whereJsonBreaks } from './json-place.ts';

test.each([
  ['a word without quotes', '{"title": oops}', 'position 10 (line 1 column 11)'],
  ['a word of another language', '{\n  "a": 1,\n  "b": True\n}', 'position 19 (line 3 column 8)'],
  ['a comma too many', '["a", ]', 'position 6 (line 1 column 7)'],
  ['a missing colon', '{"a" 1}', 'position 5 (line 1 column 6)'],
  ['a text that breaks off', '{"a": ', 'position 6 (line 1 column 7)'],
  ['a word after a text that names one', '{"at position 1": x}', 'position 18 (line 1 column 19)'],
  ['nothing at all', '', 'position 0 (line 1 column 1)'],
])('names the position of %s', (_, text, place) => {
  expect(whereJsonBreaks(text)).toContain(place);
});

test.each([
  ['a name without quotes', '{title: 1}', 'a word that is not JSON, at position 1 '],
  ['single quotes', "{'title': 1}", 'a word that is not JSON, at position 1 '],
  [
    'a comma behind the last field',
    '{"a": 1,}',
    'a name in double quotes is missing, at position 8 ',
  ],
  ['a line break in a string', '["a\nb"]', 'a string has no closing quote, at position 3 '],
  ['an unknown escape', '["a\\q"]', 'an unknown escape sequence, at position 4 '],
  ['a comment', '1 // one', 'a comment, which JSON does not have, at position 2 '],
  ['more behind the end', '{} {}', 'more text after the end of the value, at position 3 '],
])('describes %s', (_, text, said) => {
  expect(whereJsonBreaks(text)).toContain(said);
});

test('says that the brackets are nested too deeply', () => {
  expect(whereJsonBreaks('['.repeat(100_000))).toContain('nested too deeply');
});

test('names the position of every character that JSON does not allow', () => {
  const place = fc.jsonValue().chain((value) => {
    const text = JSON.stringify(value);
    return fc.record({ text: fc.constant(text), at: fc.nat(text.length) });
  });
  fc.assert(
    fc.property(place, ({ text, at }) => {
      const broken = `${text.slice(0, at)}\u0001${text.slice(at)}`;
      expect(whereJsonBreaks(broken)).toContain(`position ${at} `);
    }),
  );
});
