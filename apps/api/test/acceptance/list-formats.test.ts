import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create } from './test-books.ts';
import { newWorkspace, type Problem } from './test-client.ts';
import { booksIn } from './test-xml.ts';

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
} as const;

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const list = (Accept: string, query = '', workspace = newWorkspace()) =>
  workspace.get<readonly Book[]>(`/books${query}`, { Accept });

test.each<[accept: string, format: keyof typeof types]>([
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['text/*', 'csv'],
  ['application/xml', 'xml'],
  ['application/xml;q=0.5, text/csv;q=0.6', 'csv'],
  ['text/csv;q=0.2, application/xml;q=0.9, application/json;q=0.3', 'xml'],
  ['application/json;q=0, */*', 'csv'],
  ['text/html;q=0.4, application/xml;q=0.5, */*;q=0.1', 'xml'],
])('Accept: %s gets %s [LIST-21]', async (accept, format) => {
  const { status, headers } = await list(accept);
  expect([status, headers.get('Content-Type')]).toEqual([200, types[format]]);
  expect(headers.get('Vary')).toMatch(/\bAccept\b/);
});

test('Vary names Accept in a refusal, too [LIST-21]', async () => {
  const { status, headers, body } = await newWorkspace().get<Problem>('/books', {
    Accept: 'image/png',
  });
  expect([status, body.error]).toEqual([406, 'Not acceptable']);
  expect(headers.get('Vary')).toMatch(/\bAccept\b/);
});

test.each(['*/*', 'application/*', browser])('Accept: %s gets JSON [LIST-22]', async (accept) => {
  expect((await list(accept)).headers.get('Content-Type')).toBe(types.json);
});

test('a browser that does not take JSON gets what it takes [LIST-22]', async () => {
  const { headers } = await list('text/html, application/xml;q=0.9');
  expect(headers.get('Content-Type')).toBe(types.xml);
});

test('as CSV the list has the rows of the export, of its page only [LIST-23]', async () => {
  const workspace = newWorkspace();
  await create(workspace, { title: '=1+1', description: '"quoted",\r\nand more' });
  const all = (await workspace.get('/labs/books.csv?sort=title')).text;
  expect((await list('text/csv', '?sort=title&limit=100', workspace)).text).toBe(all);
  const page = (await list('text/csv', '?sort=title&limit=1', workspace)).text;
  expect(page.split('\r\n')[0]).toBe(all.split('\r\n')[0]);
  expect(all.startsWith(page)).toBe(true);
});

const texts = (books: readonly Book[]) =>
  books.map((book) => ({ ...book, price: String(book.price), stock: String(book.stock) }));

const hostile = {
  title: ']]>&amp;<!-- & -->',
  author: '"Zoë" \'😀\' <b>\u2028',
  description: `<?xml?>\r\n\t\r&#0; ${'&'.repeat(1980)}`,
};

test.each(['', '?limit=100', '?page=2&sort=price&order=desc', '?page=99'])(
  'as XML the list%s has the values of each book, also of hostile texts [LIST-24]',
  async (query) => {
    const workspace = newWorkspace();
    await create(workspace, hostile);
    const { body } = await list('application/json', query, workspace);
    expect(booksIn((await list('application/xml', query, workspace)).text)).toEqual(texts(body));
  },
);

test('a character that XML cannot hold is U+FFFD there, and stays in JSON [LIST-25]', async () => {
  const workspace = newWorkspace();
  const { body } = await create(workspace, {
    title: 'a\uFFFEb\uFFFFc',
    description: 'a\u{1FFFE}b',
  });
  const [book] = booksIn(
    (await list('application/xml', '?sort=created_at&order=desc', workspace)).text,
  );
  expect(book).toMatchObject({ title: 'a\uFFFDb\uFFFDc', description: 'a\u{1FFFE}b' });
  expect(body.title).toBe('a\uFFFEb\uFFFFc');
});

test.each(['text/csv', 'application/xml'])(
  'as %s the list has the same total and links, also for HEAD [LIST-26]',
  async (accept) => {
    const workspace = newWorkspace();
    const path = '/books?limit=4&page=2&category=Testing';
    const json = await workspace.get(path);
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await workspace.send(method, path, { headers: { Accept: accept } });
      for (const name of ['X-Total-Count', 'Link'])
        expect(headers.get(name)).toBe(json.headers.get(name));
    }
  },
);

test.each(['text/csv', 'application/xml'])(
  'a refusal is a problem, also to Accept: %s [LIST-21]',
  async (accept) => {
    const { status, headers } = await list(accept, '?limit=0');
    expect([status, headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  },
);
