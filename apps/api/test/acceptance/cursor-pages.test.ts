import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create } from './test-books.ts';
import { newWorkspace, pointersOf, send, type Problem, type Workspace } from './test-client.ts';

interface CursorPage {
  readonly books: readonly Book[];
  readonly next_cursor: string | null;
}

const page = ({ get }: Workspace, query = '') => get<CursorPage>(`/labs/books${query}`);
const nextOf = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];

/** Every book from a page on, in order. `between` runs before each further page. */
const readAll = async (
  workspace: Workspace,
  query: string,
  between: () => Promise<unknown> = async () => {},
): Promise<readonly Book[]> => {
  let { body, headers } = await page(workspace, query);
  const read = [...body.books];
  for (let next = nextOf(headers); next !== undefined; next = nextOf(headers)) {
    expect(next).toContain(body.next_cursor);
    await between();
    ({ body, headers } = await send<CursorPage>('GET', next));
    read.push(...body.books);
  }
  expect(body.next_cursor).toBeNull();
  return read;
};

test('leads from page to page, each book once [CURSOR-01, CURSOR-03]', async () => {
  for (const limit of [1, 7, 10, 29, 30, 100]) {
    const read = await readAll(newWorkspace(), `?sort=price&limit=${limit}`);
    expect(new Set(read.map(({ id }) => id)).size).toBe(30);
    const prices = read.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  }
});

test('a last page that is exactly full leads nowhere [CURSOR-01]', async () => {
  const { body, headers } = await page(newWorkspace(), '?limit=30');
  expect([body.books.length, body.next_cursor, headers.get('Link')]).toEqual([30, null, null]);
});

test('sorts equal values by id, and reads the order backwards [CURSOR-03]', async () => {
  const workspace = newWorkspace();
  const up = await readAll(workspace, '?sort=author&limit=4');
  const down = await readAll(workspace, '?sort=author&order=desc&limit=4');
  expect(down).toEqual(up.toReversed());
  const { body } = await workspace.get<readonly Book[]>('/books?sort=author&limit=100');
  expect(up).toEqual(body);
});

test('filters as the numbered pages do [CURSOR-03]', async () => {
  const workspace = newWorkspace();
  const filters = 'category=fiction&min_price=5&max_price=40';
  const { body } = await workspace.get<readonly Book[]>(`/books?${filters}&limit=100`);
  expect(await readAll(workspace, `?${filters}&limit=2`)).toEqual(body);
  expect(body.length).toBeGreaterThan(2);
});

test('loses and repeats no book while others come and go [CURSOR-02]', async () => {
  const workspace = newWorkspace();
  const first = await page(workspace, '?limit=100');
  const gone = first.body.books.slice(0, 12).map(({ id }) => id);
  let number = 0;
  const between = async () => {
    const isbn = ['9781000000016', '9781000000023', '9781000000030'][number];
    number += 1;
    if (isbn !== undefined) await create(workspace, { isbn, title: 'A first one' });
    await workspace.send('DELETE', `/books/${gone.shift()!}`);
  };
  const read = (await readAll(workspace, '?sort=title&limit=5', between)).map(({ id }) => id);
  expect(new Set(read).size).toBe(read.length);
  const { body } = await page(workspace, '?limit=100');
  const stayed = first.body.books.filter(({ id }) => body.books.some((one) => one.id === id));
  expect(stayed.map(({ id }) => id).filter((id) => !read.includes(id))).toEqual([]);
});

test('refuses a cursor that was changed, made up or made elsewhere [CURSOR-04]', async () => {
  const workspace = newWorkspace();
  const cursor = (await page(workspace, '?limit=5')).body.next_cursor!;
  const changed = cursor.slice(0, -3) + (cursor.at(-3) === 'A' ? 'B' : 'A') + cursor.slice(-2);
  for (const wrong of [changed, 'MTA', '', cursor.slice(1)]) {
    const reply = await workspace.get<Problem>(`/labs/books?cursor=${wrong}`);
    expect([reply.status, pointersOf(reply)]).toEqual([400, ['/cursor']]);
  }
  const elsewhere = await newWorkspace().get<Problem>(`/labs/books?cursor=${cursor}`);
  expect([elsewhere.status, pointersOf(elsewhere)]).toEqual([400, ['/cursor']]);
});

test('a cursor belongs to its filters and order, not to its limit [CURSOR-05]', async () => {
  const workspace = newWorkspace();
  const cursor = (await page(workspace, '?limit=5')).body.next_cursor!;
  for (const other of ['sort=price', 'order=asc', 'q=tea', 'category=Fiction', 'max_price=9']) {
    const reply = await workspace.get<Problem>(`/labs/books?${other}&cursor=${cursor}`);
    expect([reply.status, pointersOf(reply)]).toEqual([400, ['/cursor']]);
  }
  const { body } = await page(workspace, `?limit=8&cursor=${cursor}`);
  expect(body.books).toHaveLength(8);
});

test('a cursor expires after 15 minutes by the clock of the workspace [CURSOR-06]', async () => {
  const workspace = newWorkspace();
  await workspace.send('PATCH', '/workspace', { body: { clock: 'frozen' } });
  const cursor = (await page(workspace)).body.next_cursor!;
  const advance = (by: string) => workspace.send('PATCH', '/workspace', { body: { advance: by } });
  await advance('PT14M59S');
  expect((await page(workspace, `?cursor=${cursor}`)).status).toBe(200);
  await advance('PT1S');
  const { status, body } = await workspace.get<Problem>(`/labs/books?cursor=${cursor}`);
  expect([status, body.error]).toEqual([410, 'Cursor expired']);
});

test('the cursor * is that of the first page', async () => {
  const workspace = newWorkspace();
  const first = (await page(workspace, '?limit=3')).body.books;
  expect((await page(workspace, '?limit=3&cursor=*')).body.books).toEqual(first);
});

test.each(['x', 'eyJvZmZzZXQiOjEwfQ', '10', 'A'.repeat(200)])(
  'refuses the made-up cursor %s [CURSOR-04]',
  async (cursor) => {
    const reply = await newWorkspace().get<Problem>(`/labs/books?cursor=${cursor}`);
    expect([reply.status, pointersOf(reply)]).toEqual([400, ['/cursor']]);
  },
);

test('a cursor cannot be read as an id, a time or a number', async () => {
  const { next_cursor: cursor } = (await page(newWorkspace())).body;
  const bytes = Buffer.from(cursor!, 'base64url').toString('latin1');
  expect(bytes).not.toMatch(/0000-4000|2025|limit|created/);
});

test('page is no parameter of cursor pages', async () => {
  expect((await page(newWorkspace(), '?page=2')).status).toBe(400);
});
