import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { create } from './test-books.ts';
import { newGraphql } from './test-graphql.ts';

interface List {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
}

const newList = () => {
  const client = newGraphql();
  const list = async (args: string) => {
    const { data } = await client.ask(
      `{ books(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } } }`,
    );
    const books = data?.['books'] as List;
    return { ...books, ids: books.edges.map(({ node }) => node.id) };
  };
  return { ...client, list };
};

test.each([
  ['first: 100', 'limit=100'],
  ['sort: PRICE, order: DESC, first: 3', 'sort=price&order=desc&limit=3'],
  ['minPrice: 9.99, maxPrice: 20, sort: TITLE', 'min_price=9.99&max_price=20&sort=title'],
  ['sort: CREATED_AT, order: DESC', ''],
  ['order: ASC', 'sort=created_at'],
  ['q: "locator"', 'q=LOCATOR'],
  ['category: "testing", minPrice: 10, maxPrice: 30', 'category=Testing&min_price=10&max_price=30'],
])('%s lists what ?%s lists [GRAPHQL-05]', async (args, search) => {
  const { workspace, list } = newList();
  const { body, headers } = await workspace.get<readonly Book[]>(`/books?${search}`);
  const { ids, totalCount } = await list(args);
  expect(ids).not.toEqual([]);
  expect(ids).toEqual(body.map(({ id }) => id));
  expect(String(totalCount)).toBe(headers.get('X-Total-Count'));
});

test('first is from 1 to 100, and 10 if left out [GRAPHQL-05]', async () => {
  const { list, codesOf } = newList();
  expect((await list('sort: TITLE')).ids).toHaveLength(10);
  for (const first of [0, 101, -1])
    expect(await codesOf(`{ books(first: ${first}) { totalCount } }`)).toEqual(['INVALID_INPUT']);
});

test('an argument that is refused has its name in GraphQL [GRAPHQL-05]', async () => {
  const { errors } = await newGraphql().ask('{ books(minPrice: 5, maxPrice: 2) { totalCount } }');
  expect(errors).toMatchObject([{ extensions: { errors: [{ pointer: '/minPrice' }] } }]);
});

test('pageInfo says where a page begins and ends, and what is around it [GRAPHQL-06]', async () => {
  const { list } = newList();
  const { edges, pageInfo } = await list('first: 15');
  const cursors = { startCursor: edges[0]?.cursor, endCursor: edges[14]?.cursor };
  expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, ...cursors });
  const last = await list(`first: 15, after: "${pageInfo.endCursor}"`);
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(await list(`after: "${last.pageInfo.endCursor}"`)).toMatchObject({
    totalCount: 30,
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
});

test('the pages contain each book once, and say what is around them [GRAPHQL-06, GRAPHQL-07]', async () => {
  const { workspace, list } = newList();
  const { ids: all } = await list('sort: TITLE, first: 100');
  const found: string[] = [];
  let after = '';
  for (const page of [1, 2, 3]) {
    const { ids, pageInfo } = await list(`sort: TITLE, first: 10${after}`);
    expect(pageInfo.hasPreviousPage).toBe(page > 1);
    expect(pageInfo.hasNextPage).toBe(page < 3);
    found.push(...ids);
    after = `, after: "${pageInfo.endCursor}"`;
    await workspace.send('DELETE', `/books/${ids.at(-1)}`);
    await create(workspace, { title: ' first of all', isbn: isbns[page - 1] });
  }
  expect(found).toEqual(all);
});

test('books with the same price are on exactly one page each [GRAPHQL-07]', async () => {
  const { list } = newList();
  const { ids: all } = await list('sort: PRICE, first: 100');
  const found: string[] = [];
  let page = await list('sort: PRICE, first: 1');
  while (page.pageInfo.hasNextPage && found.length < all.length) {
    found.push(...page.ids);
    page = await list(`sort: PRICE, first: 1, after: "${page.pageInfo.endCursor}"`);
  }
  expect([...found, ...page.ids]).toEqual(all);
});

const isbns = ['9781000000009', '9781000000016', '9781000000023'];

test('a cursor of another order is refused [GRAPHQL-08]', async () => {
  const { list, codesOf } = newList();
  const cursorIn = async (args: string) => `after: "${(await list(args)).pageInfo.endCursor}"`;
  for (const args of [
    await cursorIn('sort: TITLE'),
    await cursorIn('order: ASC'),
    `sort: AUTHOR, ${await cursorIn('sort: TITLE')}`,
    'after: "x"',
    'after: ""',
  ])
    expect(await codesOf(`{ books(${args}) { totalCount } }`)).toEqual(['INVALID_INPUT']);
});
