import { expect, test } from 'vitest';
import { fieldsOf, startOf } from './start-fields.ts';

test('a starting point is the same after it was shown and sent again', () => {
  const start = {
    seed: 7,
    seeds: 'own',
    chance: 'never',
    now: '2026-03-02T09:00:00Z',
    clock: 'frozen',
    if_match: 'required',
    limit: { kind: 'fixed-window', limit: 500 },
    faults: [{ method: 'GET', path: '/books', seed: 42, outcomes: [{ kind: 'pass' }] }],
  } as const;
  expect(startOf(fieldsOf({ ...start, faults: [...start.faults] as never }))).toEqual(start);
});

test('an empty text is left out', () => {
  expect(startOf(fieldsOf({}))).toEqual({});
});

test('a text that is not JSON is refused by its name', () => {
  expect(() => startOf({ ...fieldsOf({}), faults: '[{' })).toThrow(/^Faults: this is not JSON/);
});
