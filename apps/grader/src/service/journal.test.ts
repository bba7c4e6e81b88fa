import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ObservedRun, RunOptions, Slot } from '../grade/slot.ts';
import { makeFolder } from '../../test/support/grading.ts';
import type { TestResults } from '../suite/test-results.ts';
import { mostLetters, remembering } from './journal.ts';

const reach = {
  requests: 2,
  reached: new Set(['goodbye']),
  different: new Set(['goodbye']),
  seen: new Set<string>(),
  visits: new Map([['goodbye', 'GET /']]),
  loaded: new Set(['/']),
  heard: new Set(['/']),
};

const ended = (tests: TestResults): ObservedRun => ({
  run: { end: 'red', seconds: 1, output: '1 failed', code: 1, tests },
  reach,
});

/** A slot whose runs come to these, one after the other, and how many it had. */
const slotWith = (results: readonly TestResults[]) => {
  let runs = 0;
  const slot: Slot = { run: async () => ended(results[runs++]!) };
  return { slot, runs: () => runs };
};

const baseline: RunOptions = { inside: {}, limitMs: 1000, stop: new AbortController().signal };
const withDefect: RunOptions = { ...baseline, inside: { defects: ['goodbye'] } };

const journal = async (): Promise<string> => join(await makeFolder(), 'runs.jsonl');
const greets = new Map([['greets', { state: 'red', message: 'no greeting' }]] as const);

test('a run is recalled with the state of each test and with what it reached, and without messages', async () => {
  const file = await journal();
  const before = await remembering(slotWith([greets, greets]).slot, file);
  await before.run(baseline);
  await before.run(withDefect);
  const { slot, runs } = slotWith([]);
  const after = await remembering(slot, file);
  const tests = new Map([['greets', { state: 'red' }]]);
  expect(await after.run(baseline)).toEqual({
    ...ended(greets),
    run: { ...ended(greets).run, tests },
  });
  expect((await after.run(withDefect)).run.tests).toEqual(tests);
  expect(runs()).toBe(0);
});

test('a run with other tests is another run', async () => {
  const file = await journal();
  const before = await remembering(slotWith([greets, greets]).slot, file);
  await before.run({ ...baseline, tests: ['greets'] });
  await before.run({ ...baseline, tests: ['greets'] });
  const { slot, runs } = slotWith([greets, greets]);
  const after = await remembering(slot, file);
  await after.run({ ...baseline, tests: ['greets'] });
  expect(runs()).toBe(0);
  await after.run({ ...baseline, tests: ['adds'] });
  await after.run(baseline);
  expect(runs()).toBe(2);
});

test('the name of a test stands in a journal once, however many runs it was in', async () => {
  const file = await journal();
  const slot = await remembering(slotWith([greets, greets, greets]).slot, file);
  const chosen = { ...withDefect, tests: ['greets'] };
  for (const run of [baseline, baseline, chosen]) await slot.run(run);
  expect((await readFile(file, 'utf8')).split('greets')).toHaveLength(2);
});

/** More than a quarter of what a journal holds. */
const quarter = (at: number): TestResults =>
  new Map([[`${at}${'x'.repeat(mostLetters / 4)}`, { state: 'green' }]]);

test('a journal has a bound: what is beyond it runs again', async () => {
  const file = await journal();
  const results = [0, 1, 2, 3, 4].map(quarter);
  const before = await remembering(slotWith(results).slot, file);
  for (const _ of results) await before.run(baseline);
  expect((await stat(file)).size).toBeLessThan(mostLetters);
  const { slot, runs } = slotWith(results);
  const after = await remembering(slot, file);
  for (const _ of results) await after.run(baseline);
  expect(runs()).toBe(2);
});

test('a journal that cannot be read is an error, and is not forgotten', async () => {
  const file = await journal();
  await mkdir(file);
  await expect(remembering(slotWith([]).slot, file)).rejects.toThrow('EISDIR');
});
