import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'a-failed-field-is-400',
  rule: 'GRAPHQL-04',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/graphql/routes.ts',
  from: 'isExecuted || call',
  to: '(isExecuted && !body.errors) || call',
  seen: 'With the media type of GraphQL, an answer with data and one failed field has the status 400.',
  hints: [
    'Look at the status of answers that have data and errors.',
    'There are two media types: ask with both.',
    'Accept: application/graphql-response+json, and a query for one book that exists and one that does not: 200.',
  ],
  caught: async ({ api, expect }) => {
    const query = `{ a: book(id: "${exampleBook.id}") { id } b: book(id: "7") { id } }`;
    const { status } = await askGraphql(api, query, {}, 'application/graphql-response+json');
    expect(status).toBe(200);
  },
});
