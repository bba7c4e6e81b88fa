import { exampleBook } from './book-endpoints.ts';
import { endpoint } from './endpoint.ts';
import { graphqlRequest, graphqlResponse, graphqlSearch, graphqlType } from './graphql.ts';
import { mayBeReplayed, takesKey } from './idempotency.ts';
import { reply } from './reply.ts';

const { id, title } = exampleBook;

const executed = reply(graphqlResponse, {
  description:
    'The request was executed. A field that failed is null and has an entry in `errors`. With application/json it is the status of every GraphQL response, even if nothing was executed.',
  headers: { Vary: 'The response depends on Accept.', ...mayBeReplayed },
  mediaTypes: ['application/json', graphqlType],
  example: { data: { book: { title } } },
});

const refused = reply(graphqlResponse, {
  description:
    'Only with Accept: application/graphql-response+json: the GraphQL request was not executed.',
  mediaTypes: [graphqlType],
  example: {
    errors: [
      {
        message: 'Cannot query field "titel" on type "Book". Did you mean "title"?',
        locations: [{ line: 1, column: 16 }],
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ],
  },
});

const problems = [
  'invalid-input',
  'too-many-new-workspaces',
  'too-many-workspaces',
  'store-unavailable',
] as const;

export const graphqlEndpoints = {
  executeGraphql: endpoint({
    method: 'POST',
    path: '/labs/graphql',
    title: 'Execute a GraphQL query or mutation',
    description:
      'Executes GraphQL over the books of your workspace. The validation of a book is that of POST /books. An error of a field is in `errors`, with the path of the field and a code, and the other fields have their data.',
    headers: takesKey('1f0c4f0e-7d52-4c8a-9a53-5b7f2c6e1d08'),
    body: graphqlRequest,
    replies: { 200: executed, 400: refused },
    problems,
    example: {
      body: { query: 'query Title($id: ID!) { book(id: $id) { title } }', variables: { id } },
    },
  }),
  queryGraphql: endpoint({
    method: 'GET',
    path: '/labs/graphql',
    title: 'Execute a GraphQL query',
    description: 'Executes a query that is in the address. A mutation needs POST.',
    query: graphqlSearch,
    replies: { 200: executed, 400: refused },
    problems: [...problems, 'method-not-allowed'],
    example: { query: { query: `{ book(id: "${id}") { title } }` } },
  }),
};
