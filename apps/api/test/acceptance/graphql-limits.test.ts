import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { isAnswered, newName } from './test-client.ts';
import { newGraphql, repeated } from './test-graphql.ts';

const seven =
  '{ books(first: 1) { edges { node { booksByAuthor(first: 1) { edges { node { title } } } } } } }';

const eight = seven.replace('title', 'booksByAuthor { totalCount }');

test('eight levels are executed, nine are not [GRAPHQL-13]', async () => {
  const { codesOf } = newGraphql();
  expect(await codesOf(eight)).toEqual([]);
  expect(await codesOf(eight.replace('totalCount', 'pageInfo { endCursor }'))).toEqual([
    'QUERY_TOO_DEEP',
  ]);
});

test('the levels of a fragment count where it is used [GRAPHQL-13]', async () => {
  const inner = 'fragment Inner on Book { booksByAuthor { pageInfo { endCursor } } }';
  const query = eight.replace('booksByAuthor { totalCount }', '...Inner');
  expect(await newGraphql().codesOf(`${query} ${inner}`)).toEqual(['QUERY_TOO_DEEP']);
});

test('the introspection query of every tool is executed [GRAPHQL-17]', async () => {
  const query = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const { data } = await newGraphql().ask(query);
  const names = ['Book', 'BookInput', 'BookChanges', 'BookConnection', 'PageInfo'];
  const types = names.map((name) => expect.objectContaining({ name }) as unknown);
  expect(data).toMatchObject({ __schema: { types: expect.arrayContaining(types) } });
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
  const beside = '{ books(first: 100) { totalCount } b: books(first: 100) { totalCount } }';
  expect(await codesOf(beside)).toEqual([]);
  expect(await codesOf(beside.replace('{', '{ c: books(first: 1) { totalCount }'))).toEqual([
    'QUERY_TOO_COMPLEX',
  ]);
});

test.each([
  ['$n: Int', { n: 19 }, []],
  ['$n: Int', { n: 20 }, ['QUERY_TOO_COMPLEX']],
  ['$n: Int = 19', {}, []],
  ['$n: Int = 20', {}, ['QUERY_TOO_COMPLEX']],
  ['$n: Int', { n: -1 }, ['QUERY_TOO_COMPLEX']],
])('ten lists whose length is %s with %j get %j [GRAPHQL-15]', async (declared, sent, codes) => {
  const query = `query(${declared}) ${nested(10, 0).replace('first: 0', 'first: $n')}`;
  expect(await newGraphql().codesOf(query, sent)).toEqual(codes);
});

const fields = (count: number) => '__typename '.repeat(count);
const twice = (count: number) => `{ ...F ...F } fragment F on Query { ${fields(count)} }`;
const doubled = repeated(20, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);

test.each([
  ['300 fields are executed', `{ ${fields(300)} }`, []],
  ['301 are not', `{ ${fields(301)} }`, ['TOO_MANY_FIELDS']],
  ['two times 149 of a fragment are executed', twice(149), []],
  ['two times 150 are not', twice(150), ['TOO_MANY_FIELDS']],
  [
    'a fragment doubled twenty times is not',
    `{ ...F0 } ${doubled} fragment F20 on Query { __typename }`,
    ['TOO_MANY_FIELDS'],
  ],
])('%s [GRAPHQL-16]', async (_, query, codes) => {
  expect(await newGraphql().codesOf(query)).toEqual(codes);
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
