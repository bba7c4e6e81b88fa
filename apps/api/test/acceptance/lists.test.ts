import type { Book } from '@sparring/contracts/book';
import { expect, test } from 'vitest';
import { create } from './test-books.ts';
import { newWorkspace, pointersOf, send } from './test-client.ts';
import { all, idsOf, linksOf, list, refused, textsOf, type Query } from './test-lists.ts';

test('holds ten books on a page without a limit [LIST-01]', async () => {
  expect((await list({})).body).toHaveLength(10);
});

test.each([1, 29, 100])('takes the limit %d [LIST-02]', async (limit) => {
  const { status, body } = await list({ limit });
  expect([status, body.length]).toEqual([200, Math.min(limit, 30)]);
});

test.each(['0', '101', '-1', '1.5', 'ten', ''])(
  'refuses the limit "%s" [LIST-02]',
  async (limit) => {
    const reply = await refused(`limit=${limit}`);
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual(['/limit']);
  },
);

test('sends an empty list for a page after the last one [LIST-03]', async () => {
  for (const page of [4, 1_000_000]) {
    const { status, body } = await list({ page });
    expect([status, body]).toEqual([200, []]);
  }
});

test.each(['0', '-1', '1.5', '1000001', 'two'])('refuses the page "%s" [LIST-03]', async (page) => {
  expect((await refused(`page=${page}`)).status).toBe(400);
});

test('selects by price, both ends included [LIST-04, LIST-05]', async () => {
  const books = await all();
  for (const { price } of books) {
    expect(await all({ min_price: price })).toEqual(books.filter((book) => book.price >= price));
    expect(await all({ max_price: price })).toEqual(books.filter((book) => book.price <= price));
  }
});

test.each(['TESTING', 'testing', 'tESTing'])(
  'finds the category %s [LIST-06]',
  async (category) => {
    const found = await all({ category });
    expect(found).not.toHaveLength(0);
    expect(found).toEqual(await all({ category: 'Testing' }));
  },
);

test('selects exactly the category, and not one that begins with it [LIST-07]', async () => {
  const books = await all();
  for (const category of new Set(books.map((book) => book.category)))
    expect(await all({ category })).toEqual(books.filter((book) => book.category === category));
});

test.each(['ÉLODIE ÅS', 'élodie ås', 'Élodie Ås'])(
  'finds the author %s [LIST-08]',
  async (author) => {
    const workspace = newWorkspace();
    await create(workspace, { author: 'Élodie Ås' });
    expect(await all({ author }, workspace)).toHaveLength(1);
  },
);

test('selects the books that match every filter [LIST-09]', async () => {
  const books = await all();
  const fitting = books.filter(({ category, price }) => category === 'Fiction' && price <= 15);
  expect(fitting).not.toHaveLength(0);
  expect(await all({ category: 'Fiction', max_price: 15 })).toEqual(fitting);
});

test('lists the newest book first, and by a field ascending [LIST-10]', async () => {
  const workspace = newWorkspace();
  const { body } = await create(workspace);
  const newest = await all({}, workspace);
  expect(newest[0]?.id).toBe(body.id);
  const times = newest.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await all({ sort: 'created_at' }, workspace)).toEqual(newest.toReversed());
  expect(await all({ order: 'asc' }, workspace)).toEqual(newest.toReversed());
});

test.each(['title', 'author', 'price', 'stock', 'created_at'])(
  'sorts by %s, and desc is the reverse of asc [LIST-10, LIST-12]',
  async (sort) => {
    const up = idsOf(await all({ sort, order: 'asc' }));
    expect(new Set(up).size).toBe(30);
    expect(idsOf(await all({ sort, order: 'desc' }))).toEqual(up.toReversed());
  },
);

test('sorts prices as numbers [LIST-11]', async () => {
  const workspace = newWorkspace();
  await create(workspace, { price: 100 });
  const prices = (await all({ sort: 'price' }, workspace)).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test.each([3, 7, 10])('has every book on exactly one page of %d [LIST-13]', async (limit) => {
  const pages = Array.from({ length: Math.ceil(30 / limit) }, (_, at) => at + 1);
  const bodies = await Promise.all(pages.map((page) => list({ sort: 'price', limit, page })));
  expect(bodies.flatMap(({ body }) => idsOf(body))).toEqual(idsOf(await all({ sort: 'price' })));
});

const count = async (query: Query): Promise<number> =>
  Number((await list(query)).headers.get('X-Total-Count'));

test('counts all books that match the filters [LIST-14]', async () => {
  expect(await count({})).toBe(30);
  expect(await count({ page: 2, limit: 4 })).toBe(30);
  expect(await count({ category: 'Testing', limit: 2 })).toBe(
    (await all({ category: 'Testing' })).length,
  );
});

test.each([
  [10, 3],
  [7, 5],
  [30, 1],
  [29, 2],
])(
  'names as last the last page with a book, with the limit %d page %d [LIST-15]',
  async (limit, last) => {
    const links = linksOf((await list({ limit })).headers);
    expect(links['last']?.searchParams.get('page')).toBe(String(last));
  },
);

test('gives an empty list one page [LIST-15]', async () => {
  const { headers } = await list({ category: 'Nothing like it' });
  expect(linksOf(headers)['last']?.searchParams.get('page')).toBe('1');
});

test('has filters, sorting and limit in every link [LIST-16]', async () => {
  const query = { category: 'Fiction', min_price: 1, sort: 'price', order: 'desc', limit: 2 };
  const { headers, body } = await list({ ...query, page: 2 });
  const { first, prev, next, last } = linksOf(headers);
  for (const link of [first, prev, next, last]) {
    const { page: _, ...rest } = Object.fromEntries(link?.searchParams ?? []);
    expect(rest).toEqual(Object.fromEntries(textsOf(query)));
  }
  const after = await send<readonly Book[]>('GET', `${next?.pathname}${next?.search}`);
  expect(after.body.map(({ category }) => category)).toContain('Fiction');
  expect(idsOf(after.body)).not.toEqual(idsOf(body));
});

test('leads by rel="next" to the last page and no further [LIST-13, LIST-17]', async () => {
  const { base } = newWorkspace();
  const ids: string[] = [];
  let path: string | undefined = `${base}/books`;
  let page = 0;
  while (path !== undefined && page < 10) {
    page += 1;
    const { headers, body }: Awaited<ReturnType<typeof list>> = await send('GET', path);
    ids.push(...idsOf(body));
    const { next, prev } = linksOf(headers);
    expect(prev !== undefined).toBe(page > 1);
    path = next && next.pathname + next.search;
  }
  expect(page).toBe(3);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test.each(['categroy=Testing', 'page=1&page=2', 'limt=5'])(
  'refuses ?%s [LIST-18]',
  async (query) => {
    const reply = await refused(query);
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual([`/${query.split('=')[0]}`]);
  },
);

test('a refusal of an unknown parameter names those that exist [LIST-18]', async () => {
  const names = 'q, category, author, min_price, max_price, sort, order, skip, page, limit';
  expect((await refused('search=tea')).body.detail).toContain(names);
});

test.each(['sort=colour', 'order=ASC', 'min_price=cheap', 'max_price=-1', 'category='])(
  'refuses ?%s and names the parameter [LIST-19]',
  async (query) => {
    const reply = await refused(query);
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual([`/${query.split('=')[0]}`]);
  },
);

test('refuses a min_price above max_price [LIST-20]', async () => {
  expect((await refused('min_price=20&max_price=10')).status).toBe(400);
  expect((await list({ min_price: 20, max_price: 20 })).status).toBe(200);
});

test.each(['limit=1e1', 'page=', 'max_price=1.999', `author=${'x'.repeat(101)}`, 'author=%00'])(
  'refuses ?%s and names the parameter [LIST-19]',
  async (query) => {
    const reply = await refused(query);
    expect(reply.status).toBe(400);
    expect(pointersOf(reply)).toEqual([`/${query.split('=')[0]}`]);
  },
);
