import { expect, test } from 'vitest';
import { lessons } from './all-lessons.ts';
import promised from './promised-ids.json' with { type: 'json' };

const idsAt = new Map<string, readonly string[]>(
  lessons.map(({ path, elements }) => [path, elements.map(({ testId }) => testId)]),
);

test.each(Object.entries(promised))('%s has the test ids that are promised', (path, ids) => {
  expect(idsAt.get(path)).toEqual(expect.arrayContaining(ids));
});
