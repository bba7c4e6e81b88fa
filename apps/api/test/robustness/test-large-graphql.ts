import { graphqlLimits } from '@sparring/contracts/graphql';
import { members, pieces, values } from './test-large-json.ts';
import type { Bodies } from './test-large-text.ts';

const name = (length: number): string => 'x'.repeat(length);
const times = (count: number, piece: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => piece(nth)).join(' ');

/** Most of the tokens of a query, so that a few are left around them. */
const many = graphqlLimits.tokens - 100;

/** GraphQL whose answer could be long although it is within the limits of a query. */
const queries = (size: number): Readonly<Record<string, string>> => {
  const each = Math.floor(size / many) - 2;
  const half = Math.floor(size / 2);
  return {
    'unknown fields': `{ ${times(290, (nth) => `x${nth}`)} }`,
    'unknown fields with long names': `{ ${times(290, (nth) => name(size / 300) + nth)} }`,
    'one unknown field with a long name': `{ ${name(size)} }`,
    'unknown arguments': `{ books(${times(many / 3, (nth) => `${name(each)}${nth}: 1`)}) { totalCount } }`,
    'unknown arguments at many places': `{ ${times(90, () => `books(${name(size / 100)}: 1)`)} }`,
    'a long alias for each book': `{ books(first: 100) { edges { node { ${name(size)}: title } } } }`,
    'ten long aliases for each book': `{ books(first: 100) { edges { node { ${times(10, (nth) => `${name(size / 11)}${nth}: title`)} } } } }`,
    'a long alias for each type': `{ __schema { types { ${name(half)}: name fields { ${name(half)}: name } } } }`,
    'a long alias of a field that fails': `{ ${times(9, (nth) => `${name(size / 10)}${nth}: book(id: "x") { title }`)} }`,
    'a long id': `{ book(id: "${name(size)}") { title } }`,
    'a long cursor': `{ books(after: "${name(size)}") { totalCount } }`,
    'a long enum': `{ books(sort: ${name(size)}) { totalCount } }`,
    'a long string for a number': `{ books(first: "${name(size)}") { totalCount } }`,
    'a list for a number': `{ books(first: [${times(many, () => '1')}]) { totalCount } }`,
    'unknown directives': `{ books { totalCount ${times(many / 2, (nth) => `@${name(each)}${nth}`)} } }`,
    'the same directive': `{ books { totalCount ${times(many / 8, () => '@skip(if: true)')} } }`,
    'unknown fragments': `{ ${times(many / 4, (nth) => `...${name(each)}${nth}`)} }`,
    'unused fragments': `{ __typename } ${times(many / 8, (nth) => `fragment ${name(each)}${nth} on Book { id }`)}`,
    'fragments in a circle': `{ ...f0 } ${times(many / 8, (nth) => `fragment f${nth} on Query { ...f${nth + 1} }`)}`,
    'operations without names': times(many / 4, () => '{ __typename }'),
    'operations with the same long name': times(
      40,
      () => `query ${name(size / 41)} { __typename }`,
    ),
    'unknown variables': `{ ${times(90, (nth) => `book(id: $${name(size / 100)}${nth})`)} }`,
    'unused variables': `query (${times(many / 4, (nth) => `$${name(each)}${nth}: Int`)}) { __typename }`,
    'fields in conflict': `{ books { ${times(140, (nth) => `pageInfo { x${nth}: hasNextPage }`)} } }`,
    'two aliases in conflict': `{ books { ${name(half)}: totalCount ${name(half)}: pageInfo { endCursor } } }`,
    'arguments in conflict': `{ ${times(80, (nth) => `books(first: ${nth}) { totalCount }`)} }`,
    'unknown input fields': `mutation { createBook(input: { ${times(many / 4, (nth) => `${name(each)}${nth}: 1`)} }) { id } }`,
    'a broken text': `{ ${name(size - 5)} "`,
    'a broken token': '\u0001'.repeat(size / 6),
    'one long comment': `# ${name(size)}\n{ nope }`,
    'many lines': `${'\n'.repeat(size)}{ nope }`,
  };
};

const declared = {
  'an input': 'mutation ($v: BookInput!) { createBook(input: $v) { id } }',
  'two inputs of the same value':
    'mutation ($v: BookInput!) { a: createBook(input: $v) { id } b: createBook(input: $v) { id } }',
  'an id': 'query ($v: ID!) { book(id: $v) { id } }',
  'a number': 'query ($v: Int) { books(first: $v) { totalCount } }',
  'an enum': 'query ($v: BookSort) { books(sort: $v) { totalCount } }',
  'a list of ids': 'query ($v: [ID]) { book(id: $v) { id } }',
};

const fillings = {
  ...values,
  ...Object.fromEntries(
    Object.entries(members).map(([what, fill]) => [
      what,
      (room: number) => `{"title":"x",${fill(room - 14)}}`,
    ]),
  ),
};

/** Bodies for the endpoint of GraphQL. */
export const largeGraphql = (size: number): Bodies => ({
  ...Object.fromEntries(
    Object.entries(queries(size - 100)).map(([what, query]) => [what, JSON.stringify({ query })]),
  ),
  ...Object.fromEntries(
    Object.entries(declared).flatMap(([type, query]) =>
      Object.entries(fillings).map(([what, fill]) => {
        const rest = JSON.stringify({ query, variables: { v: 0 } });
        const body = rest.replace(/0\}\}$/, () => `${fill(size - rest.length)}}}`);
        return [`${type} with ${what}`, body];
      }),
    ),
  ),
  'many variables': `{"query":"{ nope }","variables":{${pieces((nth) => `"_${nth}":0`)(size - 50)}}}`,
  'a long name of an operation': JSON.stringify({
    query: '{ __typename }',
    operationName: 'x'.repeat(size - 60),
  }),
});
