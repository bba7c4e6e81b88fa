import { anything, array, constant, constantFrom, oneof, record, type Arbitrary } from 'fast-check';
import type { BadBody } from './test-bad-text.ts';

const fragment = oneof(
  constantFrom('{', '}', '(', ')', '...', ':', '!', '$id', '@skip(if: true)', '@nope', '"""', '#'),
  constantFrom('query', 'mutation', 'subscription', 'fragment F on Book', '...F', '__typename'),
  constantFrom(
    'books',
    'book(id: "x")',
    'nodes',
    'edges',
    'title',
    'first: 1e9',
    'first: -1',
    '\u0000',
  ),
);
const query = oneof(
  array(fragment, { maxLength: 15 }).map((all) => all.join(' ')),
  constantFrom(
    '{'.repeat(5000),
    `{ ${'a: book(id: "1") { title } '.repeat(200)} }`,
    'fragment F on Book { ...F } { book(id: "1") { ...F } }',
    '{ books(first: 100) { nodes { title } edges { node { title } } } }',
    '{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }',
    'query A { __typename } query B { __typename }',
    '{ book(id: "\\u{110000}") { title } }',
    '{ books(category: {}) { nodes { title } } }',
    'query Q($id: ID!) { book(id: $id) { title } }',
    'query Q($id: Int) { books(first: $id) { nodes { title } } }',
    'mutation { addBook(input: {}) { title } }',
    'mutation { deleteBook(id: "__proto__") { id } }',
    `{ book(id: "${'x'.repeat(20_000)}") { title } }`,
  ),
);
const usually = <Value>(value: Arbitrary<Value>): Arbitrary<unknown> =>
  oneof({ weight: 5, arbitrary: value }, anything({ maxDepth: 2 }));
export const graphql: BadBody = record({
  type: constant('application/json'),
  body: record(
    {
      query: usually(query),
      variables: usually(
        constantFrom(undefined, {}, { id: 7 }, { id: [] }, { id: {} }, { id: null }),
      ),
      operationName: usually(constantFrom(undefined, null, 'A', 'Q')),
    },
    { requiredKeys: ['query'] },
  ).map((sent) =>
    JSON.stringify(sent, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ),
});
