import { expect, test } from 'vitest';
import { z } from 'zod';
import { createChoice, type Difference } from './choose.ts';
import { watchConstant } from './constants.ts';

const none = () => false;

/** What a module with this constant notes while its schema reads these values. */
const notesOf = (
  original: () => z.ZodType,
  twin: () => z.ZodType,
  ...values: readonly unknown[]
): readonly Difference[] => {
  const notes: Difference[] = [];
  const note = (_number: number, difference: Difference) => void notes.push(difference);
  const { choose } = createChoice(none, note, watchConstant);
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
  expect(notesOf(upTo(100), upTo(99), { field: '99' })).toEqual(['none']);
  expect(notesOf(upTo(100), upTo(99), { field: '100' })).toEqual(['seen']);
});

test('a refusal by both is a difference when it names another bound', () => {
  expect(notesOf(upTo(100), upTo(99), { field: '101' })).toEqual(['seen']);
  expect(notesOf(upTo(100), upTo(99), { field: 'many' })).toEqual(['none']);
});

test('another value may differ: whoever gets it may do the same with it', () => {
  expect(notesOf(upTo(100), twenty, {})).toEqual(['maybe']);
});

test('compares an object that lets unknown members pass', () => {
  expect(notesOf(strict, loose, { field: { a: 'x' } })).toEqual(['none']);
  expect(notesOf(strict, loose, { field: { a: 'x', b: 1 } })).toEqual(['seen']);
});

test('compares a copy with another description, too', () => {
  const notes: Difference[] = [];
  const note = (_: number, difference: Difference) => void notes.push(difference);
  const { choose } = createChoice(none, note, watchConstant);
  const limit = choose(upTo(100), [[1, upTo(99), 'loaded']]).describe('How many.');
  expect(notes).toEqual([]);
  limit.parse('99');
  expect(notes).toEqual(['none']);
  limit.parse('100');
  expect(notes).toEqual(['none', 'seen']);
});

test('a copy with more checks may differ as soon as it is made', () => {
  const notes: Difference[] = [];
  const note = (_: number, difference: Difference) => void notes.push(difference);
  const { choose } = createChoice(none, note, watchConstant);
  choose(upTo(100), [[1, upTo(99), 'loaded']]).refine((limit) => limit !== 13);
  expect(notes).toEqual(['maybe']);
});

test('whoever reads the documents or asks GraphQL meets the defects that show there, and no others', () => {
  const notes: string[] = [];
  const choice = createChoice(
    none,
    (number, difference) => notes.push(`${number} ${difference}`),
    watchConstant,
  );
  choice.choose(upTo(100), [[1, upTo(99), 'loaded', ['documents']]]);
  choice.choose(upTo(100), [[2, upTo(99), 'loaded', ['documents', 'GraphQL']]]);
  choice.choose(upTo(100), [[3, upTo(99), 'loaded']]);
  expect(notes).toEqual([]);
  choice.printed('GraphQL');
  expect(notes).toEqual(['2 maybe']);
  choice.printed('documents');
  expect(notes).toEqual(['2 maybe', '1 maybe', '2 maybe']);
});

test('a page has not met what its code has, but no page shows', () => {
  const notes: string[] = [];
  const { choose } = createChoice(none, (number, difference) =>
    notes.push(`${number} ${difference}`),
  );
  choose(upTo(100), [[1, upTo(99), 'loaded', ['documents']]]);
  choose(upTo(100), [[2, upTo(99), 'loaded']]);
  expect(notes).toEqual(['2 maybe']);
});
