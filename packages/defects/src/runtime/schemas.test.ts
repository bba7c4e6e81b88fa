import { expect, test } from 'vitest';
import { z } from 'zod';
import { createChoice } from './choose.ts';
import { watchSchemas } from './schemas.ts';

const none = () => false;

/** What a module with this constant notes while its schema reads these values. */
const notesOf = (
  original: () => z.ZodType,
  twin: () => z.ZodType,
  ...values: readonly unknown[]
): readonly boolean[] => {
  const notes: boolean[] = [];
  const note = (_number: number, isDifferent: boolean) => void notes.push(isDifferent);
  const { choose } = createChoice(none, note, watchSchemas);
  const query = z.strictObject({ field: choose(original, [[1, twin, 'loaded']]), other: z.any() });
  for (const value of values) query.safeParse(value);
  return notes;
};

const twenty = () => z.coerce.number().max(100).default(20);
const strict = () => z.strictObject({ a: z.string() });
const loose = () => z.object({ a: z.string() });
const upTo = (most: number) => () => z.coerce.number().max(most).default(10);

test('a schema that reads nothing was not reached, although its module was loaded', () => {
  expect(notesOf(upTo(100), upTo(99))).toEqual([]);
  expect(notesOf(upTo(100), upTo(99), { other: 1 })).toEqual([]);
});

test('compares what both versions make of a value', () => {
  expect(notesOf(upTo(100), upTo(99), { field: '99' })).toEqual([false]);
  expect(notesOf(upTo(100), upTo(99), { field: '100' })).toEqual([true]);
});

test('a refusal by both counts as a difference: its words may name the bound', () => {
  expect(notesOf(upTo(100), upTo(99), { field: '101' })).toEqual([true]);
});

test('another default differs when nothing is given', () => {
  expect(notesOf(upTo(100), twenty, {})).toEqual([true]);
});

test('compares an object that lets unknown members pass', () => {
  expect(notesOf(strict, loose, { field: { a: 'x' } })).toEqual([false]);
  expect(notesOf(strict, loose, { field: { a: 'x', b: 1 } })).toEqual([true]);
});

test('compares a copy with another description, too', () => {
  const notes: boolean[] = [];
  const note = (_: number, isDifferent: boolean) => void notes.push(isDifferent);
  const { choose } = createChoice(none, note, watchSchemas);
  const limit = choose(upTo(100), [[1, upTo(99), 'loaded']]).describe('How many.');
  expect(notes).toEqual([]);
  limit.parse('99');
  expect(notes).toEqual([false]);
  limit.parse('100');
  expect(notes).toEqual([false, true]);
});

test('a copy with more checks counts as soon as it is made', () => {
  const notes: boolean[] = [];
  const note = (_: number, isDifferent: boolean) => void notes.push(isDifferent);
  const { choose } = createChoice(none, note, watchSchemas);
  choose(upTo(100), [[1, upTo(99), 'loaded']]).refine((limit) => limit !== 13);
  expect(notes).toEqual([true]);
});

test('whoever reads what is printed from the schemas meets every defect in them', () => {
  const notes: string[] = [];
  const choice = createChoice(
    none,
    (number, isDifferent) => notes.push(`${number} ${isDifferent}`),
    watchSchemas,
  );
  choice.choose(upTo(100), [[1, upTo(99), 'loaded']]);
  expect(notes).toEqual([]);
  choice.printed();
  expect(notes).toEqual(['1 true']);
});

test('what is no schema counts as soon as it is loaded', () => {
  const notes: number[] = [];
  const { choose } = createChoice(none, (number) => void notes.push(number), watchSchemas);
  choose(() => ({ most: 4 }), [[1, () => ({ most: 5 }), 'loaded']]);
  choose(
    () => ({ all: z.string(), most: 4 }),
    [[2, () => ({ all: z.string(), most: 5 }), 'loaded']],
  );
  expect(notes).toEqual([1, 2]);
});
