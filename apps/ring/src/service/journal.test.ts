import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunOptions, Slot } from '../grade/slot.ts';
import { makeFolder } from '../grade/test-grading.ts';
import { remembering } from './journal.ts';

const options: RunOptions = { inside: {}, limitMs: 1000, stop: new AbortController().signal };

/** A slot that writes down with which tests it was asked to run. */
const listening = () => {
  const asked: RunOptions['tests'][] = [];
  const none = new Set<string>();
  const reach = { requests: 1, reached: none, different: none, seen: none, visits: new Map() };
  const slot: Slot = {
    run: async ({ tests }) => {
      asked.push(tests);
      const run = { end: 'green', seconds: 1, output: '', code: 0 } as const;
      return { run, reach: { ...reach, loaded: none, heard: none } };
    },
  };
  return { slot, asked };
};

test('a run that the file has is not run again; one with other tests is another run', async () => {
  const file = join(await makeFolder(), 'runs.jsonl');
  const before = await remembering(listening().slot, file);
  await before.run({ ...options, tests: ['a', 'b'] });
  await before.run({ ...options, tests: ['a'] });
  const { slot, asked } = listening();
  const after = await remembering(slot, file);
  await after.run({ ...options, tests: ['a', 'b'] });
  await after.run({ ...options, tests: ['b'] });
  await after.run(options);
  expect(asked).toEqual([['b'], undefined]);
});
