import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('options end where the command begins, and its own options are left alone', () => {
  const asked = readOptions([
    '--only=cart,LIST',
    '--jobs',
    '3',
    'npx',
    'jest',
    '--bail',
    '--jobs=9',
  ]);
  expect(asked).toMatchObject({ only: ['cart', 'LIST'], jobs: 3, isBail: false });
  expect(asked.words).toEqual(['npx', 'jest', '--bail', '--jobs=9']);
});

test('-- ends the options as well', () => {
  expect(readOptions(['--full', '--', '--odd']).words).toEqual(['--odd']);
});

test.each([
  [[], 'Which command runs your tests?'],
  [['--colour', 'x'], 'Unknown option --colour'],
  [['--seed'], '--seed needs a value'],
  [['--jobs', 'many', 'x'], '--jobs is "many", expected a whole number from 1 to 64'],
  [['--level', 'easy,hardest', 'x'], 'Unknown level "hardest"'],
  [['--port', '3000', '--api-port', '3000', 'x'], 'are both 3000'],
  [['--port', '3000', '--jobs', '2', 'x'], 'there is one run at a time'],
  [['--files', 'tests/a.spec.ts', 'x'], 'Put the pattern in quotes'],
  [['--files', '*.test.js', 'npm run build && jest'], 'leave out the quotes'],
  [['--mark', '--again', 'x'], 'leave out --mark or --again'],
  [['--watch', '--full', 'x'], 'leave out --mark, --again, --full'],
  [['--redesign', 'colors', 'x'], 'expected test-ids'],
  [['--at-least', '101', 'x'], 'expected a whole number from 0 to 100'],
])('%j is refused by a sentence', (words, sentence) => {
  expect(() => readOptions(words)).toThrow(sentence);
});

test('--no-ladder, the first name of --no-coverage, still works', () => {
  expect(readOptions(['--no-ladder', 'x'])).toEqual(readOptions(['--no-coverage', 'x']));
});
