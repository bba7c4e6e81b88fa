import { expect, test } from 'vitest';
import { firstBook, newBook } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem, type Reply } from './test-client.ts';

const numbered = (count: number, text: (nth: number) => string): string[] =>
  Array.from({ length: count }, (_, nth) => text(nth));

const unknown = (count: number) => ({
  ...newBook,
  ...Object.fromEntries(numbered(count, (nth) => `x${nth}`).map((name) => [name, 0])),
});

const post = (path: string, body: unknown) => newWorkspace().send<Problem>('POST', path, { body });

const postCsv = (raw: string) =>
  newWorkspace().send<Problem>('POST', '/labs/books.csv', {
    headers: { 'Content-Type': 'text/csv' },
    raw,
  });

const header = 'title,author,price,category,isbn,stock';

const isShort = ({ text }: Reply<Problem>): boolean => text.length < 20_000;

test('names every one of twenty invalid fields [ANSWER-22]', async () => {
  const reply = await post('/books', unknown(20));
  expect(pointersOf(reply)).toEqual(numbered(20, (nth) => `/x${nth}`));
  expect(reply.body.detail).not.toContain('more');
});

test.each([
  ['members of a book', () => post('/books', unknown(9000)), 8980],
  [
    'members of an operation',
    () => post('/labs/books/bulk', { operations: [], ...unknown(50) }),
    38,
  ],
  [
    'parameters',
    () => newWorkspace().get<Problem>(`/books?${numbered(2000, (nth) => `x${nth}`).join('&')}`),
    1980,
  ],
  ['columns', () => postCsv(`${header},${numbered(80, (nth) => `x${nth}`).join(',')}\n1`), 60],
  ['cells', () => postCsv([header, ...numbered(200, () => ',A,1,C,1,1')].join('\n')), 380],
  [
    'rows',
    () => postCsv([header, ...numbered(200, () => 'T,A,1,C,9780000000019,1')].join('\n')),
    180,
  ],
])('names the first twenty invalid %s and counts the others [ANSWER-22]', async (_, send, more) => {
  const reply = await send();
  expect(pointersOf(reply)).toHaveLength(20);
  expect(reply.body.detail).toMatch(new RegExp(`; and ${more} more\\.$`));
  expect(isShort(reply)).toBe(true);
});

test.each([
  ['a line of commas', `${','.repeat(99_000)}\na`],
  ['a name of 99 kB', `${'x'.repeat(99_000)}\na`],
  ['rows of one field', `${header}\n${'x\n'.repeat(49_000)}`],
  ['a quote in a field of 99 kB', `${header}\n${'x'.repeat(99_000)}"\n`],
])('refuses %s as CSV in a few words [ANSWER-22]', async (_, text) => {
  const reply = await postCsv(text);
  expect(reply.status).toBe(400);
  expect(isShort(reply)).toBe(true);
});

test.each(['/~'.repeat(40_000), '\u0001'.repeat(15_000)])(
  'shows only the beginning of a very long name [ANSWER-22]',
  async (name) => {
    const reply = await post('/books', { ...newBook, [name]: 0 });
    expect(reply.status).toBe(400);
    expect(isShort(reply)).toBe(true);
  },
);

test('shows only the beginning of a very long header [ANSWER-22]', async () => {
  const headers = { 'If-Match': 'x'.repeat(15_000) };
  const reply = await newWorkspace().send<Problem>('DELETE', firstBook, { headers });
  expect(reply.status).toBe(400);
  expect(isShort(reply)).toBe(true);
});
