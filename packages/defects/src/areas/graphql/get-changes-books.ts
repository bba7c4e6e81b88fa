import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'get-changes-books',
  rule: 'GRAPHQL-12',
  level: 'medium',
  technique: 'security',
  file: 'apps/api/src/graphql/answer.ts',
  from: "isReadOnly && operation.operation === 'mutation'",
  to: "isReadOnly && operation.operation === 'subscription'",
  seen: 'A mutation in the address of a GET is executed.',
  hints: [
    'Look at the methods of the GraphQL endpoint.',
    'A GET must be safe.',
    'GET with a mutation as the query: 405, and the book is as before.',
  ],
  caught: async ({ api, expect }) => {
    const query = encodeURIComponent(`mutation { deleteBook(id: "${exampleBook.id}") }`);
    const { status } = await api.get(`/labs/graphql?query=${query}`);
    expect(status).toBe(405);
    expect((await api.get(`/books/${exampleBook.id}`)).status).toBe(200);
  },
});
