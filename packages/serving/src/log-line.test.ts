import { expect, test } from 'vitest';
import { withoutKeys } from './log-line.ts';

test.each([
  ['/w/k7q2-9xwm/v1/practice', '/w/k7q…/v1/practice'],
  ['X-Workspace: K7Q2-9XWM-two', 'X-Workspace: K7Q…-two'],
  ['/w/0b9e4c1a-3f52-4d7e-9a61-5c2b8f7d4e03/v1', '/w/0b9…/v1'],
  ['{"workspace":"0b9e4c1a-3f52-4d7e-9a61-5c2b8f7d4e03"}', '{"workspace":"0b9…"}'],
])('a line of the log shows only the start of a name that cannot be guessed: %s', (line, shown) => {
  expect(withoutKeys(line)).toBe(shown);
});

test.each([
  '/w/kim-7/v1/practice/books/0b9e4c1a-3f52-4d7e-9a61-5c2b8f7d4e03',
  '{"time":"2026-03-02T09:00:00.000Z","request_id":"0b9e4c1a-3f52-4d7e-9a61-5c2b8f7d4e03"}',
])('ids and chosen names stay whole: %s', (line) => {
  expect(withoutKeys(line)).toBe(line);
});
