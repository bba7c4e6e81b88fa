import { expect, test } from 'vitest';
import { lessons } from './all-lessons.ts';
import released from './ids-of-0.1.0.json' with { type: 'json' };

const idsAt = new Map<string, readonly string[]>(
  lessons.map(({ path, elements }) => [path, elements.map(({ testId }) => testId)]),
);

test.each(Object.entries(released))('%s has the test ids that it had in 0.1.0', (path, ids) => {
  expect(idsAt.get(path)).toEqual(expect.arrayContaining(ids));
});
