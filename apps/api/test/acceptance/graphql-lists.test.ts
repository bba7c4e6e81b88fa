import { expect, test } from 'vitest';
import type { Book } from '@sparring/contracts/book';
import { create } from './test-books.ts';
import { isAnswered, newName } from './test-client.ts';
import { newGraphql, repeated } from './test-graphql.ts';

interface List {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}

const newList = () => {
  const client = newGraphql();
  const list = async (args: string) => {
    const { data } = await client.ask(
      `{ books(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { id } } } }`,
    );
    const books = data?.['books'] as List;
    return { ...books, ids: books.edges.map(({ node }) => node.id) };
  };
  return { ...client, list };
};

test.each([
  ['first: 100', 'limit=100'],
  ['sort: PRICE, order: DESC, first: 3', 'sort=price&order=desc&limit=3'],
  ['category: "testing", minPrice: 10, maxPrice: 30', 'category=Testing&min_price=10&max_price=30'],
])('%s lists what ?%s lists [GRAPHQL-05]', async (args, search) => {
  const { workspace, list } = newList();
  const { body, headers } = await workspace.get<readonly Book[]>(`/books?${search}`);
  const { ids, totalCount } = await list(args);
  expect(ids).toEqual(body.map(({ id }) => id));
  expect(String(totalCount)).toBe(headers.get('X-Total-Count'));
});

test('first is from 1 to 100, and 10 if left out [GRAPHQL-05]', async () => {
  const { list, codesOf } = newList();
  expect((await list('sort: TITLE')).ids).toHaveLength(10);
  for (const first of [0, 101])
    expect(await codesOf(`{ books(first: ${first}) { totalCount } }`)).toEqual(['INVALID_INPUT']);
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
  for (const args of [await cursorIn('sort: TITLE'), await cursorIn('order: DESC'), 'after: "x"'])
    expect(await codesOf(`{ books(${args}) { totalCount } }`)).toEqual(['INVALID_INPUT']);
});

const seven =
  '{ books(first: 1) { edges { node { booksByAuthor(first: 1) { edges { node { title } } } } } } }';

test('eight levels are executed, nine are not [GRAPHQL-13]', async () => {
  const { codesOf } = newGraphql();
  const eight = seven.replace('title', 'booksByAuthor { totalCount }');
  expect(await codesOf(eight)).toEqual([]);
  expect(await codesOf(eight.replace('totalCount', 'pageInfo { endCursor }'))).toEqual([
    'QUERY_TOO_DEEP',
  ]);
});

const named = (count: number) => `{ ${repeated(count, (at) => `a${at}: __typename`)} }`;

test('ten aliases are executed, eleven are not [GRAPHQL-14]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf(named(10))).toEqual([]);
  expect(await codesOf(named(11))).toEqual(['TOO_MANY_ALIASES']);
});

const titles = (alias: string) => `{ books { edges { node { ${alias}: title } } } }`;

test('an alias of 100 characters is executed, one of 101 is not [GRAPHQL-22]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf(titles('a'.repeat(100)))).toEqual([]);
  expect(await codesOf(titles('a'.repeat(101)))).toEqual(['ALIAS_TOO_LONG']);
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, 0]));

test('variables with 100 members are executed, with 101 they are not [GRAPHQL-23]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf('{ __typename }', many(100))).toEqual([]);
  expect(await codesOf('{ __typename }', many(101))).toEqual(['TOO_MANY_MEMBERS']);
  expect(await codesOf('{ __typename }', { input: [many(101)] })).toEqual(['TOO_MANY_MEMBERS']);
});

const nested = (first: number, inner: number) =>
  `{ books(first: ${first}) { edges { node { booksByAuthor(first: ${inner}) { totalCount } } } } }`;

test('lists can have 200 books together [GRAPHQL-15]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf(nested(20, 9))).toEqual([]);
  expect(await codesOf(nested(20, 10))).toEqual(['QUERY_TOO_COMPLEX']);
});

const twice = (count: number) =>
  `{ ...F ...F } fragment F on Query { ${'__typename '.repeat(count)} }`;

test('300 fields are executed, 302 are not [GRAPHQL-16]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf(twice(149))).toEqual([]);
  expect(await codesOf(twice(150))).toEqual(['TOO_MANY_FIELDS']);
});

test('others are answered while somebody sends hostile queries [GRAPHQL-21]', async () => {
  const { post } = newGraphql();
  const queries = ['{a'.repeat(25_000), `{ book(id: ${'['.repeat(40_000)}`, 'a '.repeat(40_000)];
  const hostile = Array.from({ length: 30 }, (_, at) => post({ query: queries[at % 3] }));
  expect(await isAnswered(`/w/${newName()}/v1/practice/books`, 5000)).toBe(true);
  for (const { status, body } of await Promise.all(hostile)) {
    expect(status).toBe(200);
    expect(body.errors).toHaveLength(1);
  }
});
