import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp } from '../../test-app.ts';

const app = await testApp();
const base = '/v1/practice/labs/books';
const get = (query: Readonly<Record<string, string | number>> = {}, path = base) =>
  request(app).get(path).query(query);
const cursorOf = async (query: Readonly<Record<string, string | number>> = {}): Promise<string> =>
  (await get({ limit: 4, ...query })).body.next_cursor;

test('the last page has no next_cursor and no Link', async () => {
  const whole = await get({ limit: 30 });
  expect([whole.body.books.length, whole.body.next_cursor]).toEqual([30, null]);
  expect(whole.headers).not.toHaveProperty('link');
  const first = await get({ limit: 29 });
  expect(first.headers['link']).toContain(`cursor=${first.body.next_cursor}>; rel="next"`);
  const { body } = await get({ limit: 29, cursor: first.body.next_cursor });
  expect([body.books.length, body.next_cursor]).toEqual([1, null]);
});

test('the link keeps the prefix of the workspace and the filters', async () => {
  const { headers } = await get(
    { limit: 2, category: 'Fiction', max_price: '20.5' },
    `/w/ada${base}`,
  );
  expect(headers['link']).toMatch(/^<\/w\/ada\/v1\/practice\/labs\/books\?/);
  const { status, body } = await request(app).get(/<([^>]+)>/.exec(headers['link']!)![1]!);
  expect(status).toBe(200);
  expect(body.books.every(({ category }: { category: string }) => category === 'Fiction')).toBe(
    true,
  );
});

test('the cursor * is that of the first page', async () => {
  const first = await get({ limit: 3 });
  expect((await get({ limit: 3, cursor: '*' })).body.books).toEqual(first.body.books);
});

test('the limit may change from page to page', async () => {
  const { body } = await get({ limit: 9, cursor: await cursorOf() }).expect(200);
  expect(body.books).toHaveLength(9);
});

test.each([{ category: 'Fiction' }, { sort: 'price' }, { order: 'desc' }, { min_price: 3 }])(
  'a cursor with other filters or another order gets 400: %j',
  async (other) => {
    const { status, body } = await get({ ...other, cursor: await cursorOf() });
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toBe('/cursor');
  },
);

test.each(['', 'x', 'eyJvZmZzZXQiOjEwfQ', '10', 'A'.repeat(200)])(
  'a made-up cursor gets 400: %s',
  async (cursor) => {
    const { status, body } = await get({ cursor });
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toBe('/cursor');
  },
);

test('a cursor of another workspace gets 400', async () => {
  const { status } = await get({ cursor: await cursorOf() }, `/w/other${base}`);
  expect(status).toBe(400);
});

test('a cursor cannot be read as a number of a page or an id', async () => {
  const bytes = Buffer.from(await cursorOf(), 'base64url').toString('latin1');
  expect(bytes).not.toMatch(/0000-4000|2025|limit|created/);
});

test('page is no parameter of cursor pages', async () => {
  expect((await get({ page: 2 })).status).toBe(400);
});
