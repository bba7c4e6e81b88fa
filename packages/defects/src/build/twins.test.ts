import { expect, test } from 'vitest';
import { edit, load } from './test-module.ts';
import { withTwins } from './twins.ts';

const sum = 'export const sum = (a: number, b: number): number => a + b;';

test('chooses between a constant and its twin', async () => {
  const edits = [edit('a + b', 'a - b')];
  expect((await load(sum, edits, 0))['sum']?.(5, 2)).toBe(7);
  expect((await load(sum, edits, 1))['sum']?.(5, 2)).toBe(3);
});

test('puts several twins beside one declaration', async () => {
  const edits = [edit('a + b', 'a - b'), edit('+ b', '* b', { id: 'times', number: 2 })];
  expect((await load(sum, edits, 2))['sum']?.(5, 2)).toBe(10);
});

test('lets the rest of the module meet the twin', async () => {
  const source = `${sum}\nexport const twice = (a: number) => sum(a, a);`;
  expect((await load(source, [edit('a + b', 'a - b')], 1))['twice']?.(5)).toBe(0);
});

test.each([
  ['a function', 'export function sum(a: number, b: number): number { return a + b; }', 'sum'],
  [
    'a default function',
    'export default function sum(a: number, b: number) { return a + b; }',
    'default',
  ],
  ['a default arrow', 'export default (a: number, b: number) => a + b;', 'default'],
  [
    'a function that is used before it stands there',
    'export const all = [sum(1, 1)];\nexport function sum(a: number, b: number) { return a + b; }',
    'sum',
  ],
])('chooses between %s and its twin', async (_, source, name) => {
  const edits = [edit('a + b', 'a - b')];
  expect((await load(source, edits, 0))[name]?.(5, 2)).toBe(7);
  expect((await load(source, edits, 1))[name]?.(5, 2)).toBe(3);
});

test('chooses between a generator and its twin', async () => {
  const source = 'export function* count(): Generator<number> { yield 1; yield 2; }';
  const { count } = await load(source, [edit('yield 2', 'yield 3')], 1);
  expect(Array.from(count!() as Iterable<number>)).toEqual([1, 3]);
});

test('chooses between a class and its twin', async () => {
  const source = 'export class Sum { of(a: number) { return a + 1; } }';
  const { Sum } = (await load(source, [edit('a + 1', 'a - 1')], 1)) as unknown as {
    Sum: new () => { of: (a: number) => number };
  };
  expect(new Sum().of(5)).toBe(4);
});

test('chooses between a component and its twin, letters beyond ASCII before it', async () => {
  const source =
    "const arrow = '↑ é 😀';\nexport const Row = ({ n }: { n: number }) => <td>{n}{arrow}</td>;";
  const { Row } = await load(source, [edit('<td>{n}', '<td>{n + 1}')], 1);
  expect(Row?.({ n: 1 })).toEqual([2, '↑ é 😀']);
});

test('puts above what an edit needs', async () => {
  const edits = [edit('a + b', '(first ??= a)', { above: 'let first: number | undefined;' })];
  const module = await load(sum, edits, 1);
  module['sum']?.(5, 2);
  expect(module['sum']?.(6, 2)).toBe(5);
});

test.each([
  ['stands nowhere', edit('a * b', 'a - b'), 'less: its "from" stands nowhere in shop/sum.tsx.'],
  ['stands twice', edit('number', 'string'), 'less: its "from" stands twice in shop/sum.tsx.'],
  [
    'is in no declaration',
    edit('const sum', 'let sum'),
    'less: its "from" is in no top-level declaration of shop/sum.tsx.',
  ],
])('stops by name when an edit %s', (_, wrong, message) => {
  expect(() => withTwins(sum, [wrong], 'the-runtime')).toThrow(message);
});

test('chooses nothing and notes nothing of the others when one is chosen', async () => {
  const notes: number[] = [];
  const edits = [
    edit('a + b', 'a - b', { pure: true }),
    edit('+ b', '* b', { id: 'times', number: 2 }),
  ];
  const module = await load(sum, edits, 2, (number) => notes.push(number));
  module['sum']?.(1, 2);
  expect(notes).toEqual([]);
});

test('notes what is reached beside a defect that is chosen, and never breaks the product by asking', async () => {
  const source = `${sum}\nexport const half = (a: { n: number }) => { report(a); return 1; };\nconst report = (a: object) => [a];`;
  const edits = [
    edit('a + b', 'a - b'),
    edit('report(a)', 'report({})', { id: 'other', number: 2, matters: 'a.n > 1' }),
  ];
  const notes: string[] = [];
  const { half, sum: less } = await load(source, edits, 1, (number, difference) =>
    notes.push(`${number} ${difference}`),
  );
  expect([less?.(5, 2), half?.({ n: 1 }), half?.(undefined)]).toEqual([3, 1, 1]);
  expect(notes).toEqual(['2 none', '2 maybe']);
});

test('gives each original a number of its own, which chooses the original', async () => {
  const source = `${sum}\nexport const half = (a: number) => a / 2;`;
  const edits = [edit('a + b', 'a - b'), edit('a / 2', 'a / 3', { id: 'third', number: 2 })];
  const blanks = [701, 702].values();
  const made = withTwins(source, edits, 'the-runtime', () => blanks.next().value!);
  expect(made.match(/, 70\d\)/g)?.toSorted()).toEqual([', 701)', ', 702)']);
  expect((await load(source, edits, 701))['sum']?.(5, 2)).toBe(7);
});
