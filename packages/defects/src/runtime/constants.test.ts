import { expect, test } from 'vitest';
import { createChoice } from './choose.ts';
import { watchConstant } from './constants.ts';

/** A constant of the original, and what its module and its use note. */
const constantOf = <Value>(original: () => Value, twin: () => Value) => {
  const notes: string[] = [];
  const { choose } = createChoice(
    () => false,
    (_, difference) => void notes.push(difference),
    watchConstant,
  );
  return { value: choose(original, [[1, twin, 'loaded']]), notes };
};

const formula = () =>
  constantOf(
    () => /^[=+-]/,
    () => /^[=+]/,
  );

test('nobody has reached a pattern before it searches', () => {
  expect(formula().notes).toEqual([]);
});

test.each([
  ['a', 'none'],
  ['+1', 'none'],
  ['-1', 'seen'],
])('a pattern that searches %j is compared with its twin: %s', (text, difference) => {
  const { value, notes } = formula();
  expect(value.test(text)).toBe(/^[=+-]/.test(text));
  expect(notes).toEqual([difference]);
});

test.each([
  ['replaces', (pattern: RegExp) => '-1'.replace(pattern, '_'), ['seen']],
  ['matches', (pattern: RegExp) => '-1'.match(pattern), ['seen']],
  ['splits', (pattern: RegExp) => '-1'.split(pattern), ['maybe']],
])('a pattern that %s is reached', (_, search, told) => {
  const { value, notes } = formula();
  expect(search(value)).toEqual(search(/^[=+-]/));
  expect(notes).toEqual(told);
});

test('a pattern that searches on keeps its place', () => {
  const { value } = constantOf(
    () => /a/g,
    () => /b/g,
  );
  expect([value.exec('aba')?.index, value.exec('aba')?.index, value.exec('aba')]).toEqual([
    0,
    2,
    null,
  ]);
});

test('a list is reached when it is read, and then it may differ', () => {
  const { value, notes } = constantOf(
    () => ['id', 'created_at', 'updated_at'],
    () => ['id', 'updated_at'],
  );
  expect(notes).toEqual([]);
  expect(value.includes('id')).toBe(true);
  expect(new Set(notes)).toEqual(new Set(['none', 'maybe']));
});

test('of an object only the member that differs may differ', () => {
  const { value, notes } = constantOf(
    () => ({ fields: 10, size: 1000 }),
    () => ({ fields: 10, size: 999 }),
  );
  expect(value.fields).toBe(10);
  expect(notes).toEqual(['none']);
  expect({ ...value }).toEqual({ fields: 10, size: 1000 });
  expect(notes).toContain('maybe');
});

test('a list inside an object is watched where it is', () => {
  const { value, notes } = constantOf(
    () => ({ body: { a: 1 }, types: ['json', 'graphql'] }),
    () => ({ body: { a: 1 }, types: ['graphql', 'json'] }),
  );
  const { types } = value;
  expect(notes).toEqual([]);
  expect(types[0]).toBe('json');
  expect(notes).toEqual(['maybe']);
});

test('a constant whose use nobody can see stops the program by the number of its defect', () => {
  expect(() =>
    constantOf(
      () => 4,
      () => 5,
    ),
  ).toThrow('Nobody can tell when the constant of defect 1 is used.');
});
