import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { graphqlLimits } from '@sparring/contracts/graphql';
import { testApp } from '../../test-app.ts';
import { graphqlClient } from './test-client.ts';

const { codesOf, dataOf } = graphqlClient(await testApp(), 'limits');
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

/** Levels of fields: books, edges and node are three, and so on inside each node. */
const seven = '{ books { edges { node { booksByAuthor { edges { node { title } } } } } } }';
const eight = seven
  .replaceAll('books ', 'books(first: 1) ')
  .replace('title', 'booksByAuthor(first: 1) { totalCount }');

test('eight levels are executed, a ninth is too deep', async () => {
  const small = seven.replace('books {', 'books(first: 10) {');
  expect(await codesOf(small)).toEqual([]);
  expect(await codesOf(eight)).toEqual([]);
  const nine = eight.replace('totalCount', 'pageInfo { hasNextPage }');
  expect(await codesOf(nine)).toEqual(['QUERY_TOO_DEEP']);
});

test('the levels of a fragment count where it is used', async () => {
  const inner = 'fragment Inner on Book { booksByAuthor(first: 1) { pageInfo { hasNextPage } } }';
  const query = eight.replace('booksByAuthor(first: 1) { totalCount }', '...Inner');
  expect(await codesOf(`${query} ${inner}`)).toEqual(['QUERY_TOO_DEEP']);
});

const aliases = (count: number) => `{ ${times(count, (at) => `a${at}: __typename`)} }`;

test('ten aliases are executed, eleven are refused', async () => {
  expect(await codesOf(aliases(graphqlLimits.aliases))).toEqual([]);
  expect(await codesOf(aliases(graphqlLimits.aliases + 1))).toEqual(['TOO_MANY_ALIASES']);
});

const lists = (outer: number, inner: number) =>
  `{ books(first: ${outer}) { edges { node { booksByAuthor(first: ${inner}) { totalCount } } } } }`;

test('lists of 200 books together are executed, more are refused', async () => {
  expect(await codesOf(lists(20, 9))).toEqual([]);
  expect(await codesOf(lists(20, 10))).toEqual(['QUERY_TOO_COMPLEX']);
  expect(await codesOf(lists(100, 1))).toEqual([]);
  const twice = '{ books(first: 100) { totalCount } b: books(first: 100) { totalCount } }';
  expect(await codesOf(twice)).toEqual([]);
  expect(await codesOf(twice.replace('{', '{ c: books(first: 1) { totalCount }'))).toEqual([
    'QUERY_TOO_COMPLEX',
  ]);
});

const tenTimes = (declared: string) =>
  `query(${declared}) { books(first: 10) { edges { node { booksByAuthor(first: $n) { totalCount } } } } }`;

test('the length of a list can be a variable, its default, or invalid', async () => {
  expect(await codesOf(tenTimes('$n: Int'), { n: 19 })).toEqual([]);
  expect(await codesOf(tenTimes('$n: Int'), { n: 20 })).toEqual(['QUERY_TOO_COMPLEX']);
  expect(await codesOf(tenTimes('$n: Int = 19'))).toEqual([]);
  expect(await codesOf(tenTimes('$n: Int = 20'))).toEqual(['QUERY_TOO_COMPLEX']);
  expect(await codesOf(tenTimes('$n: Int'), { n: -1 })).toEqual(['QUERY_TOO_COMPLEX']);
});

test('300 fields are executed, more are refused, also in fragments', async () => {
  const fields = (count: number) => `{ ${times(count, () => '__typename')} }`;
  expect(await codesOf(fields(graphqlLimits.fields))).toEqual([]);
  expect(await codesOf(fields(graphqlLimits.fields + 1))).toEqual(['TOO_MANY_FIELDS']);
  const doubling = times(20, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
  expect(await codesOf(`{ ...F0 } ${doubling} fragment F20 on Query { __typename }`)).toEqual([
    'TOO_MANY_FIELDS',
  ]);
});

test('the introspection query of every tool is executed', async () => {
  const options = {
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  };
  const { __schema } = await dataOf<{ __schema: { types: readonly { name: string }[] } }>(
    getIntrospectionQuery(options),
  );
  expect(__schema.types.map(({ name }) => name)).toContain('BookConnection');
});

test('fragments that contain each other are refused by the validation', async () => {
  const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
  expect(await codesOf(circle)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});

/** Queries that take long without limits, and the largest ones that are executed. */
const hostile: Readonly<Record<string, string>> = {
  'deeply nested braces': '{a'.repeat(25_000),
  'deeply nested lists': `{ book(id: ${'['.repeat(50_000)}`,
  'many equal fields': `{ ${'a '.repeat(45_000)} }`,
  'many conflicting fields': `{ ${times(290, () => 'a')} }`,
  'fragments that nobody uses': `{ __typename } ${times(3, (at) => `fragment F${at} on Book { ${'title '.repeat(290)} }`)}`,
  'a long name': `{ ${'a'.repeat(90_000)} }`,
  'many directives': `{ __typename ${'@a '.repeat(900)} }`,
  'many variables': `query(${times(240, (at) => `$v${at}: Int`)}) { __typename }`,
  'many comments': `{ __typename } ${'#\n'.repeat(30_000)}`,
  'as many reads as possible': lists(100, 1).replace(
    'totalCount',
    'totalCount edges { node { title author description etag } }',
  ),
  'nested introspection':
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  'introspection with aliases': `{ __schema { types { ${times(5, (at) => `a${at}: fields { args { type { name } } type { ${times(5, (inner) => (at === 0 ? `b${inner}: fields { args { type { name } } name }` : 'name'))} } }`)} } } }`,
};

test.each(Object.entries(hostile))(
  'the API computes less than a quarter of a second for: %s',
  async (_, query) => {
    await codesOf(query);
    const before = process.threadCpuUsage();
    await codesOf(query);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  },
);
