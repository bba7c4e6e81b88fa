import { expect, test } from 'vitest';
import { must } from './must.ts';

test('names the rule and the value that breaks it', () => {
  expect(must('be a UUID')({ input: 7 })).toBe('must be a UUID, not 7');
});

test('says that a value is missing', () => {
  expect(must('be a UUID')({})).toBe('is missing: it must be a UUID');
});

test('truncates a long value', () => {
  expect(must('be short')({ input: 'x'.repeat(1000) }).length).toBeLessThan(80);
});

test('shows only the outermost level of a deep list', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(must('be short')({ input: [1, null, deep] })).toBe('must be short, not [1,null,"…"]');
});
