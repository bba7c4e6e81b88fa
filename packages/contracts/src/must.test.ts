import { expect, test } from 'vitest';
import { must } from './must.ts';

test('says the rule and the value that breaks it', () => {
  expect(must('be a UUID')({ input: 7 })).toBe('must be a UUID, not 7');
});

test('says that a value is missing', () => {
  expect(must('be a UUID')({})).toBe('is missing: it must be a UUID');
});

test('cuts a long value off', () => {
  expect(must('be short')({ input: 'x'.repeat(1000) }).length).toBeLessThan(80);
});

test('shows of a list its outermost level, however deep it is', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(must('be short')({ input: [1, null, deep] })).toBe('must be short, not [1,null,"…"]');
});
