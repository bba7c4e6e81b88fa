import { expect, test } from 'vitest';
import { environmentFor } from './python.ts';

test('the same Python and packages share an environment', () => {
  expect(environmentFor('3.11', 'pytest==9')).toBe(environmentFor('3.11', 'pytest==9'));
});

test('other packages or another Python version use another environment', () => {
  const environments = [
    environmentFor('3.11', 'pytest==9'),
    environmentFor('3.11', 'pytest==10'),
    environmentFor('3.12', 'pytest==9'),
  ];
  expect(new Set(environments).size).toBe(3);
});
