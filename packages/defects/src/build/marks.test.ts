import { expect, test } from 'vitest';
import { edit, load, notesOf } from './test-module.ts';

const sum = 'export const sum = (a: number, b: number): number => a + b;';

test('notes that the innermost function around an edit was reached', async () => {
  const source = 'export const later = (a: number) => () => a + 1;';
  const edits = [edit('a + 1', 'a - 1')];
  expect(await notesOf(source, edits, ({ later }) => later?.(1))).toEqual([]);
  expect(await notesOf(source, edits, ({ later }) => (later!(1) as () => number)())).toEqual([
    '1 seen',
  ]);
});

test('notes an edit behind an early return only when it is run', async () => {
  const source = `export const half = (a: number) => {
    if (a % 2) return report(a);
    return report(a / 2);
  };
  const report = (a: number) => [a];`;
  const edits = [edit('report(a / 2)', 'report(a / 2, a)')];
  expect(await notesOf(source, edits, ({ half }) => half?.(3))).toEqual([]);
  expect(await notesOf(source, edits, ({ half }) => half?.(4))).toEqual(['1 maybe']);
});

test('notes a statement without braces only when its branch is taken', async () => {
  const source = `export const half = (a: number) => {
    if (a % 2) report(a);
    else if (a > 2) report(a / 2);
    else for (let at = 1; at < a; at++) report(at, a);
    return a;
  };
  const report = (...all: number[]) => all;`;
  const edits = [
    edit('report(a);', 'report(a, a);'),
    edit('report(a / 2)', 'report(a / 2, a)', { id: 'second', number: 2 }),
    edit('report(at, a)', 'report(at)', { id: 'third', number: 3 }),
  ];
  expect(await notesOf(source, edits, ({ half }) => half?.(3))).toEqual(['1 maybe']);
  expect(await notesOf(source, edits, ({ half }) => half?.(4))).toEqual(['2 maybe']);
  expect(await notesOf(source, edits, ({ half }) => half?.(2))).toEqual(['3 maybe']);
  expect(await notesOf(source, edits, ({ half }) => half?.(0))).toEqual([]);
});

test('notes a statement that is missing in a block only when the block is entered', async () => {
  const source = `export const tried = (a: () => void) => {
    try { a(); } catch (error) { report(error); throw error; }
  };
  const report = (error: unknown) => [error];`;
  const edits = [edit('report(error); throw', 'throw')];
  expect(await notesOf(source, edits, ({ tried }) => tried?.(() => {}))).toEqual([]);
  const thrown = await notesOf(source, edits, ({ tried }) => {
    expect(() => tried?.(() => JSON.parse('{'))).toThrow(SyntaxError);
  });
  expect(thrown).toEqual(['1 maybe']);
});

test('notes an edit in an arm of a condition only when that is evaluated', async () => {
  const source = 'export const sign = (a: number) => (a < 0 ? Array.of(a) : a > 0 && Array.of(1));';
  const edits = [edit('of(a)', 'of(a, a)'), edit('of(1)', 'of()', { id: 'other', number: 2 })];
  expect(await notesOf(source, edits, ({ sign }) => sign?.(0))).toEqual([]);
  const negative = await notesOf(source, edits, ({ sign }) => sign?.(-1));
  expect(negative).toEqual(['1 maybe']);
  expect(await notesOf(source, edits, ({ sign }) => sign?.(1))).toEqual(['2 maybe']);
});

test('compares an expression without side effects with that of the twin', async () => {
  const source = 'export const few = (all: number[]) => { if (all.length > 2) all.pop(); };';
  const edits = [edit('all.length > 2', 'all.length >= 2')];
  expect(await notesOf(source, edits, ({ few }) => few?.([1]))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ few }) => few?.([1, 2]))).toEqual(['1 seen']);
  const thrown = await notesOf(source, [edit('all.length > 2', '3 > 2')], ({ few }) => {
    expect(() => few?.(undefined)).toThrow(TypeError);
  });
  expect(thrown).toEqual(['1 seen']);
});

test('compares of a condition whether it is true, not its value', async () => {
  const source = 'export const same = (kept: any) => { if (kept?.count === 1) return kept; };';
  const edits = [edit('kept?.count === 1', 'kept')];
  expect(await notesOf(source, edits, ({ same }) => same?.(undefined))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ same }) => same?.({ count: 1 }))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ same }) => same?.({ count: 2 }))).toEqual(['1 seen']);
});

test('compares an object that is handed on, and cannot tell what becomes of it', async () => {
  const source =
    'export const stored = (book: object) => keep({ id: 7, ...book });\nconst keep = (it: object) => it;';
  const edits = [edit('...book', '...book, stock: book.stock || 1')];
  expect(await notesOf(source, edits, ({ stored }) => stored?.({ stock: 2 }))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ stored }) => stored?.({ stock: 0 }))).toEqual(['1 maybe']);
});

test('is not misled by an edit that takes in what stands around it', async () => {
  const source = 'export const call = (a: unknown, b: () => unknown) => a && b();';
  const edits = [edit('b()', 'b() || a === 0')];
  expect(await notesOf(source, edits, ({ call }) => call?.(0, () => 1))).toEqual(['1 maybe']);
});

test('keeps what the original does when several edits lie in each other', async () => {
  const source =
    'export const rate = (a: number) => { return a > 9 ? f(a > 19 ? f(3) : 2) : 1; };\nconst f = (a: number) => a * 10;';
  const edits = [
    edit('a > 9', 'a > 8'),
    edit('f(a > 19 ? f(3) : 2)', 'f(4)', { id: 'outer', number: 2 }),
    edit('a > 19', 'a > 18', { id: 'inner', number: 3 }),
    edit('f(3)', 'f(5)', { id: 'innermost', number: 4 }),
  ];
  const { rate } = await load(source, edits, 0);
  expect([9, 19, 20].map((a) => rate?.(a))).toEqual([1, 20, 300]);
  expect(await notesOf(source, edits, (module) => module['rate']?.(10))).toEqual([
    '1 none',
    '2 maybe',
    '3 none',
  ]);
});

test('notes of a pure function whether the twin would have answered differently', async () => {
  const edits = [edit('a + b', 'a - b', { pure: true })];
  expect(await notesOf(sum, edits, () => {})).toEqual([]);
  expect(await notesOf(sum, edits, ({ sum: add }) => add?.(5, 0))).toEqual(['1 none']);
  expect(await notesOf(sum, edits, ({ sum: add }) => add?.(5, 2))).toEqual(['1 none', '1 seen']);
});

test('notes a pure function only where its edit is run', async () => {
  const source = `export const next = (all: number[], way: string) => {
    switch (way) {
      case 'add':
        return [...all, 1];
      default:
        return all.filter((_, at) => at > 0);
    }
  };`;
  const edits = [
    edit('[...all, 1]', '[1, ...all]', { pure: true }),
    edit('at > 0', 'at > 1', { pure: true, id: 'other', number: 2 }),
  ];
  expect(await notesOf(source, edits, ({ next }) => next?.([1], 'add'))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ next }) => next?.([1], 'take'))).toEqual(['2 none']);
});

test('notes nothing as long as nobody uses what a defect breaks', async () => {
  const source =
    'export const find = (all: string[], text = "") => all.filter((one) => one.includes(text));';
  const edits = [edit('includes(', 'startsWith(', { pure: true, used: 'text !== ""' })];
  expect(await notesOf(source, edits, ({ find }) => find?.(['ab']))).toEqual([]);
  expect(await notesOf(source, edits, ({ find }) => find?.(['ab'], 'a'))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ find }) => find?.(['ab'], 'b'))).toEqual([
    '1 none',
    '1 seen',
  ]);
});

test('two defects of one parameter stand on the same step, also when only one of them is pure', async () => {
  const source = `const matching = (all: string[], text: string) => all.filter((one) => one.includes(text));
  export const search = (all: string[], text?: string) => {
    const found = matching(all, text ?? '');
    if (text !== undefined) turnTo(1);
    return found;
  };
  const turnTo = (page: number) => [page];`;
  const edits = [
    edit('includes(', 'startsWith(', { pure: true, used: "text !== ''" }),
    edit('turnTo(1)', 'turnTo(2)', { id: 'other', number: 2 }),
  ];
  const reached = async (text?: string) => {
    const notes = await notesOf(source, edits, ({ search }) => search?.(['ab'], text));
    return new Set(notes.map((note) => note.split(' ')[0]));
  };
  expect(await reached()).toEqual(new Set());
  expect(await reached('a')).toEqual(new Set(['1', '2']));
});

test('asks what a defect says of the data where its edit stands', async () => {
  const source = `export const keep = (all: number[]) => {
    const last = all.at(-1);
    report(all);
    return last;
  };
  const report = (all: number[]) => [all];`;
  const edits = [
    edit('report(all)', 'report([...new Set(all)])', { matters: 'last && last === 2' }),
  ];
  expect(await notesOf(source, edits, ({ keep }) => keep?.([]))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ keep }) => keep?.([1]))).toEqual(['1 none']);
  expect(await notesOf(source, edits, ({ keep }) => keep?.([2]))).toEqual(['1 seen']);
  const unsure = [edit('report(all)', 'report([])', { likely: 'last === 2' })];
  expect(await notesOf(source, unsure, ({ keep }) => keep?.([1]))).toEqual(['1 maybe']);
  expect(await notesOf(source, unsure, ({ keep }) => keep?.([2]))).toEqual(['1 seen']);
});

test('notes nothing of what only a twin reaches', async () => {
  const source =
    'export const half = (a: number) => a / 2;\nexport const whole = (b: number) => b;';
  const edits = [
    edit('(b: number) => b', '(b: number) => half(b)', { pure: true }),
    edit('a / 2', 'a / 3', { id: 'third', number: 2 }),
  ];
  expect(await notesOf(source, edits, ({ whole }) => whole?.(4))).toEqual(['1 none', '1 seen']);
});

test('notes a constant without a function when it is loaded', async () => {
  expect(await notesOf('export const most = 4;', [edit('4', '5')], () => {})).toEqual(['1 maybe']);
});

test('cannot tell whether the data shows what is only marked, also when it is used', async () => {
  const source =
    'export const hide = (all: number[]) => report(all);\nconst report = (all: unknown) => all;';
  const edits = [edit('report(all)', 'report([])', { used: 'all.length > 0' })];
  expect(await notesOf(source, edits, ({ hide }) => hide?.([]))).toEqual([]);
  expect(await notesOf(source, edits, ({ hide }) => hide?.([1]))).toEqual(['1 maybe']);
});
