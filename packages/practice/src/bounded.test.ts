import { longestFact } from '@sparring/contracts/lab-facts/limits';
import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

test('cuts each text, and nothing else', () => {
  const facts = { seed: 7, typed: ['a'.repeat(longestFact + 1), 'jab'], code: null };
  expect(bounded(facts)).toEqual({ ...facts, typed: ['a'.repeat(longestFact), 'jab'] });
});

test('leaves no half of an emoji at the end', () => {
  expect(bounded({ text: `${'a'.repeat(longestFact - 1)}🥊` }).text).toMatch(/a\uFFFD$/);
});
