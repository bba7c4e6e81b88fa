import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'null-keeps-the-description',
  rule: 'GRAPHQL-02',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/graphql/schema.ts',
  from: "validated(bookPatch, args.changes, 'changes')",
  to: "validated(bookPatch, JSON.parse(JSON.stringify(args.changes, (_, value) => value ?? undefined)), 'changes')",
  seen: 'A null in the changes of a book does not empty its description.',
  hints: [
    'Look at what updateBook changes.',
    'One field of a book can be removed.',
    'updateBook with stock 3 and description null: the description is empty afterwards.',
  ],
  caught: async ({ api, expect }) => {
    const mutation = `mutation { updateBook(id: "${exampleBook.id}", changes: { stock: 3, description: null }) { description } }`;
    const { body } = await askGraphql(api, mutation);
    expect(body.data).toEqual({ updateBook: { description: '' } });
  },
});
