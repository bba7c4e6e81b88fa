import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { testApp } from '../../test-app.ts';
import { graphqlClient } from './test-client.ts';

const app = await testApp();

interface List {
  readonly books: {
    readonly totalCount: number;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  };
}

const listing = (name: string) => {
  const client = graphqlClient(app, name);
  const list = async (args: string) => {
    const { books } = await client.dataOf<List>(
      `{ books(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } } }`,
    );
    return { ...books, ids: books.edges.map(({ node }) => node.id) };
  };
  return { ...client, list };
};

test.each([
  ['first: 100', 'limit=100'],
  ['category: "testing", first: 100', 'category=testing&limit=100'],
  ['sort: PRICE, order: DESC, first: 7', 'sort=price&order=desc&limit=7'],
  ['minPrice: 9.99, maxPrice: 20, sort: TITLE', 'min_price=9.99&max_price=20&sort=title'],
  ['sort: CREATED_AT', ''],
])('%s lists the same books as ?%s', async (args, search) => {
  const { list, rest } = listing('same');
  const expected = await rest<readonly Book[]>(`/books?${search}`);
  expect(expected.length).toBeGreaterThan(0);
  expect((await list(args)).ids).toEqual(expected.map(({ id }) => id));
});

test('totalCount counts all books that match', async () => {
  const { list, rest } = listing('total');
  expect((await list('first: 1')).totalCount).toBe(30);
  const testing = await rest<readonly Book[]>('/books?category=Testing&limit=100');
  expect((await list('first: 1, category: "Testing"')).totalCount).toBe(testing.length);
});

test('pageInfo says what precedes and follows', async () => {
  const { list } = listing('info');
  const first = await list('first: 15');
  expect(first.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: first.edges[0]!.cursor,
    endCursor: first.edges[14]!.cursor,
  });
  const last = await list(`first: 15, after: "${first.pageInfo.endCursor}"`);
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const beyond = await list(`after: "${last.pageInfo.endCursor}"`);
  expect(beyond).toMatchObject({
    totalCount: 30,
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
});

test.each(['0', '101', '-1'])('first: %s is refused', async (first) => {
  const { codesOf } = graphqlClient(app, 'first');
  expect(await codesOf(`{ books(first: ${first}) { totalCount } }`)).toEqual(['INVALID_INPUT']);
});

test('a wrong argument is named as in GraphQL', async () => {
  const { errors } = await graphqlClient(app, 'prices').ask(
    '{ books(minPrice: 5, maxPrice: 2) { totalCount } }',
  );
  expect(errors).toMatchObject([{ extensions: { errors: [{ pointer: '/minPrice' }] } }]);
});

const forged = (...parts: readonly unknown[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');
const someId = '00000000-0000-4000-8000-000000000001';

test.each([
  ['no cursor', 'x'],
  ['an empty text', ''],
  ['the cursor of another order', forged('created_at', 'desc', '2025-01-01T09:00:00.000Z', someId)],
  ['the cursor of another sort', forged('title', 'asc', 'a', someId)],
  ['a cursor with an impossible value', forged('created_at', 'asc', '\u0000', someId)],
  ['a cursor without an id', forged('created_at', 'asc', '2025-01-01T09:00:00.000Z')],
])('%s after which a list should begin is refused', async (_, after) => {
  const { codesOf } = graphqlClient(app, 'cursors');
  const query = 'query($after: String) { books(after: $after) { totalCount } }';
  expect(await codesOf(query, { after })).toEqual(['INVALID_INPUT']);
});
