import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'delete-forgets-the-etag',
  rule: 'GRAPHQL-09',
  level: 'sneaky',
  technique: 'concurrency',
  file: 'apps/api/src/graphql/schema.ts',
  from: 'await remove(workspace, bookId, precondition(args.ifMatch ?? undefined))',
  to: "await remove(workspace, bookId, precondition(args.ifMatch ? '*' : undefined))",
  seen: 'A deletion by GraphQL with the etag of an old version deletes the new one.',
  hints: [
    'Look at the mutations that take ifMatch.',
    'Two of them take it. Try both with an old etag.',
    'Read the etag, change the book, then deleteBook with the etag that you have read: PRECONDITION_FAILED.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', `/books/${exampleBook.id}`, { body: { stock: 3 } });
    const mutation = `mutation { deleteBook(id: "${exampleBook.id}", ifMatch: "\\"1\\"") }`;
    expect(codesIn(await askGraphql(api, mutation))).toEqual(['PRECONDITION_FAILED']);
  },
});
