import { expect, test } from 'vitest';
import { firstBook, read, unknownBook } from './test-books.ts';
import { newWorkspace, send, type Problem, type Workspace } from './test-client.ts';

interface BookV1 {
  readonly author: string;
  readonly price: number;
  readonly stock: number;
}

interface BookV2 {
  readonly authors: readonly string[];
  readonly price: { readonly amount: string; readonly currency: string };
  readonly available: boolean;
}

const old = ({ get }: Workspace) => get<BookV1>(`/labs/v1${firstBook}`);
const current = ({ get }: Workspace) => get<BookV2>(`/labs/v2${firstBook}`);
const successorOf = (headers: Headers) =>
  /<([^>]+)>; rel="successor-version"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
const setClock = ({ send: to }: Workspace, now: string) =>
  to('PATCH', '/workspace', { body: { now, clock: 'frozen' } });

test('version 1 says that it is deprecated and when it ends [SUNSET-01, SUNSET-02]', async () => {
  const { status, headers } = await old(newWorkspace());
  expect(status).toBe(200);
  expect(headers.get('Deprecation')).toBe('@1767225600');
  expect(headers.get('Sunset')).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
});

test('version 1 leads to the same book in version 2 [SUNSET-03]', async () => {
  const workspace = newWorkspace();
  const { headers } = await old(workspace);
  expect(successorOf(headers)).toBe(`${workspace.base}/labs/v2${firstBook}`);
  const followed = await send<BookV2>('GET', successorOf(headers));
  expect(followed.body).toEqual((await current(workspace)).body);
});

test('version 1 ends by the clock of the workspace, not before [SUNSET-04]', async () => {
  const workspace = newWorkspace();
  await setClock(workspace, '2098-12-31T23:59:59Z');
  expect((await old(workspace)).status).toBe(200);
  await setClock(workspace, '2099-01-01T00:00:00Z');
  const { status, headers, body } = await workspace.get<Problem>(`/labs/v1${firstBook}`);
  expect([status, body.error]).toEqual([410, 'Version gone']);
  expect(headers.get('Deprecation')).toBe('@1767225600');
  expect(headers.get('Sunset')).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
  expect((await send('GET', successorOf(headers))).status).toBe(200);
});

test('both versions show the same book [SUNSET-05]', async () => {
  const workspace = newWorkspace();
  for (const [price, stock] of [
    [12.5, 0],
    [7, 1],
    [0.05, 250],
  ] as const) {
    await workspace.send('PUT', firstBook, { body: { price, stock } });
    const { author } = (await read(workspace)).body;
    expect((await old(workspace)).body).toMatchObject({ author, price, stock });
    expect((await current(workspace)).body).toMatchObject({
      authors: [author],
      price: { amount: price.toFixed(2), currency: 'USD' },
      available: stock > 0,
    });
  }
});

test('version 2 is not deprecated, and outlives version 1 [SUNSET-06]', async () => {
  const workspace = newWorkspace();
  await setClock(workspace, '2100-01-01T00:00:00Z');
  const { status, headers } = await current(workspace);
  expect(status).toBe(200);
  expect([headers.get('Deprecation'), headers.get('Sunset')]).toEqual([null, null]);
});

test.each([
  [29.9, 1, '29.90'],
  [0, 0, '0.00'],
  [99_999.99, 1_000_000, '99999.99'],
])(
  'of a book that costs %d, each version has its own fields [SUNSET-05]',
  async (price, stock, amount) => {
    const workspace = newWorkspace();
    await workspace.send('PUT', firstBook, { body: { price, stock } });
    const { id, title, author } = (await read(workspace)).body;
    expect((await old(workspace)).body).toEqual({ id, title, author, price, stock });
    expect((await current(workspace)).body).toEqual({
      id,
      title,
      authors: [author],
      price: { amount, currency: 'USD' },
      available: stock > 0,
    });
  },
);

test('version 1 is there again when the clock goes back, and never left others [SUNSET-04]', async () => {
  const [workspace, other] = [newWorkspace(), newWorkspace()];
  await setClock(workspace, '2099-01-01T00:00:00Z');
  expect([(await old(workspace)).status, (await old(other)).status]).toEqual([410, 200]);
  await workspace.send('PATCH', '/workspace', { body: { now: null } });
  expect((await old(workspace)).status).toBe(200);
});

test.each([1, 2])('version %d answers 404 to an unknown book', async (version) => {
  expect((await newWorkspace().get(`/labs/v${version}${unknownBook}`)).status).toBe(404);
});
