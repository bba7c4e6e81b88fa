import { expect, test } from 'vitest';
import { piecesOf, plain } from './marks.ts';

test('code is in backticks, and a name between two pairs of asterisks', () => {
  expect(piecesOf('Press **Start**, not `click()`.')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'strong', text: 'Start' },
    { kind: 'text', text: ', not ' },
    { kind: 'code', text: 'click()' },
    { kind: 'text', text: '.' },
  ]);
});

test.each([
  ['It has as many rows as ?size= says.', '?size='],
  ['Your test must pass with ?delay=0.1.', '?delay=0.1'],
  ['Load ?zone=America/New_York, and wait.', '?zone=America/New_York'],
])('in “%s”, %s is code without a mark', (text, code) => {
  expect(piecesOf(text).filter(({ kind }) => kind === 'code')).toEqual([
    { kind: 'code', text: code },
  ]);
});

test('a plain text has the words without the marks', () => {
  expect(plain('Press **Start** with `force: true` and ?delay=4.')).toBe(
    'Press Start with force: true and ?delay=4.',
  );
});

test('a question, a product of numbers and a lone backtick are text', () => {
  const text = 'Which one? 2 ** 32, or ` alone?';
  expect(piecesOf(text)).toEqual([{ kind: 'text', text }]);
});
