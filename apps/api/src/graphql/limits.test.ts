import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { codesFrom } from '../../test/support/graphql-client.ts';

const codesOf = codesFrom(await testApp(), 'limits');
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

const lists = (outer: number, inner: number) =>
  `{ books(first: ${outer}) { edges { node { booksByAuthor(first: ${inner}) { totalCount } } } } }`;

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
