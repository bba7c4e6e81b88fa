import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { countOf, create, newBook, read } from './test-books.ts';
import { newWorkspace, pointersOf, type Problem, type Workspace } from './test-client.ts';

const path = '/labs/books.csv';
const header = 'title,author,price,description,category,isbn,stock';
const isbns = ['9781000000016', '9781000000023', '9781000000030'] as const;
const row = (isbn: string, title = 'Tea', price = '17.5') =>
  `${title},Noor Haddad,${price},,Fiction,${isbn},4`;

interface Imported {
  readonly added: number;
  readonly books: readonly { readonly row: number; readonly id: string; readonly isbn: string }[];
}

const post = <Body = Imported>({ send }: Workspace, text: string, type = 'text/csv') =>
  send<Body>('POST', path, { headers: { 'Content-Type': type }, raw: text });
const refused = (text: string, type?: string) => post<Problem>(newWorkspace(), text, type);
const linesOf = async ({ get }: Workspace, query = '') =>
  (await get(`${path}${query}`)).text.split('\r\n');

test('exports a header and all books, in lines that end in CR and LF [CSV-01]', async () => {
  const { status, headers, text } = await newWorkspace().get(path);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toBe(
    'id,title,author,price,description,category,isbn,stock,created_at,updated_at',
  );
  expect(lines.at(-1)).toBe('');
});

test('puts a field into quotes where it has to [CSV-02]', async () => {
  const workspace = newWorkspace();
  await create(workspace, { title: 'A "b", c', description: 'one\ntwo' });
  const { text } = await workspace.get(`${path}?sort=price`);
  expect(text).toContain(`,"A ""b"", c",${newBook.author},19.5,"one\ntwo",Testing,`);
  expect(text).not.toContain('"Testing"');
});

test('selects and sorts as the list does [CSV-03]', async () => {
  const workspace = newWorkspace();
  const query = '?category=fiction&min_price=5&sort=title&order=desc';
  const lines = await linesOf(workspace, query);
  const { body } = await workspace.get<readonly Book[]>(`/books${query}&limit=100`);
  expect(lines.slice(1, -1).map((line) => line.slice(0, 36))).toEqual(body.map(({ id }) => id));
  expect(body.length).toBeGreaterThan(1);
});

test('guards formulas on the way out and in [CSV-04]', async () => {
  const workspace = newWorkspace();
  const titles = ['=1+1', '+49', '-1', '@sum', "'=x"];
  for (const [at, title] of titles.entries()) {
    await workspace.send('POST', '/workspace/reset');
    const { body } = await create(workspace, { title, isbn: isbns[at % 3] });
    const line = (await linesOf(workspace)).find((one) => one.startsWith(body.id))!;
    expect(line).toContain(`,'${title},`);
    const other = newWorkspace();
    const imported = await post(other, `${header}\n${row(isbns[0], `'${title}`)}`);
    const back = await read(other, `/books/${imported.body.books[0]!.id}`);
    expect(back.body.title).toBe(title);
  }
});

test('writes and reads a byte order mark [CSV-05]', async () => {
  const workspace = newWorkspace();
  const bytes = async (query: string) => {
    const { headers } = await workspace.send('HEAD', `${path}${query}`);
    return Number(headers.get('Content-Length'));
  };
  expect((await bytes('?bom=true')) - (await bytes(''))).toBe(3);
  expect((await post(workspace, `\uFEFF${header}\n${row(isbns[0])}`)).status).toBe(201);
});

test('imports all books and tells their ids [CSV-06]', async () => {
  const workspace = newWorkspace();
  const { status, body } = await post(
    workspace,
    [header, ...isbns.map((isbn) => row(isbn))].join('\n'),
  );
  expect([status, body.added]).toEqual([201, 3]);
  expect(body.books.map((book) => [book.row, book.isbn])).toEqual(
    isbns.map((isbn, at) => [at + 2, isbn]),
  );
  expect((await read(workspace, `/books/${body.books[2]!.id}`)).body).toMatchObject({
    title: 'Tea',
    price: 17.5,
    stock: 4,
    description: '',
  });
  expect(await countOf(workspace)).toBe(33);
});

test('imports nothing if one row is refused, and names every field [CSV-06, CSV-07]', async () => {
  const workspace = newWorkspace();
  const text = [header, row(isbns[0]), row(isbns[1], '', '"17,5"'), row('978100000003')].join('\n');
  const reply = await post<Problem>(workspace, text);
  expect(reply.status).toBe(400);
  expect(new Set(pointersOf(reply))).toEqual(new Set(['/3/title', '/3/price', '/4/isbn']));
  expect(await countOf(workspace)).toBe(30);
});

test('refuses ISBNs that are taken, by the workspace or by an earlier row [CSV-06, CSV-08]', async () => {
  const workspace = newWorkspace();
  const again = isbns[0].replace('978', '978-');
  const text = [header, row(isbns[0]), row('978-0000000019'), row(isbns[1]), row(again)].join('\n');
  const reply = await post<Problem>(workspace, text);
  expect([reply.status, pointersOf(reply)]).toEqual([409, ['/3/isbn', '/5/isbn']]);
  expect(await countOf(workspace)).toBe(30);
});

test('an export can be imported into an empty workspace [CSV-09]', async () => {
  const workspace = newWorkspace();
  const { text, body: _body } = await workspace.get(path);
  const { body: books } = await workspace.get<readonly Book[]>('/books?limit=100');
  for (const { id } of books) await workspace.send('DELETE', `/books/${id}`);
  expect((await post(workspace, text)).body.added).toBe(30);
});

test('takes the columns in any order, and no wrong ones [CSV-09]', async () => {
  const turned =
    'stock,isbn,category,price,author,title\n4,9781000000016,Fiction,1,Noor Haddad,Tea';
  expect((await post(newWorkspace(), turned)).status).toBe(201);
  for (const [pointer, text] of [
    ['/1/publisher', turned.replace('stock', 'publisher')],
    ['/1/stock', turned.replace('stock', 'description')],
    ['/1/isbn', turned.replace('stock', 'isbn')],
    ['/1/Title', turned.replace('title', 'Title')],
    ['/1/', turned.replace('stock', '')],
  ] as const) {
    const reply = await refused(text);
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toContain(pointer);
  }
});

test.each([
  ['/2', `${header}\n"Tea,Noor Haddad`],
  ['/2', `${header}\n${row(isbns[0], 'T"ea')}`],
  ['/2', `${header}\n"Tea"x,Noor Haddad,17.5,,Fiction,${isbns[0]},4`],
  ['/2', `${header}\nTea,Noor Haddad`],
  ['/3', `${header}\n${row(isbns[0])}\n${row(isbns[1])},more`],
])('refuses what is not CSV, at %s [CSV-10]', async (pointer, text) => {
  const reply = await refused(text);
  expect([reply.status, reply.body.error]).toEqual([400, 'Malformed CSV']);
  expect(pointersOf(reply)).toEqual([pointer]);
});

test('takes 1 to 200 rows, every line end, and only a header that is there [CSV-11]', async () => {
  for (const end of ['\r\n', '\n', '\r'])
    expect((await post(newWorkspace(), [header, row(isbns[0])].join(end))).status).toBe(201);
  expect((await refused(header)).status).toBe(400);
  const many = (count: number) => [header, ...Array(count).fill(row(isbns[0]))].join('\n');
  expect((await refused(many(200))).status).toBe(409);
  expect((await refused(many(201))).status).toBe(400);
  const absent = await refused(`${header}\n${row(isbns[0])}`, 'text/csv; header=absent');
  expect(absent.status).toBe(400);
});
