import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'required-etag-not-asked',
  rule: 'GRAPHQL-09',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/graphql/context.ts',
  from: 'if (ifMatch === undefined && conditions.if_match)',
  to: "if (ifMatch === '' && conditions.if_match)",
  seen: 'In a workspace that requires If-Match, GraphQL changes a book without an etag.',
  hints: [
    'Look at the settings of a workspace.',
    'A rule of the workspace holds on every way in.',
    'PATCH /workspace with if_match required, then updateBook without ifMatch: PRECONDITION_REQUIRED.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { if_match: 'required' } });
    const mutation = `mutation { updateBook(id: "${exampleBook.id}", changes: { stock: 3 }) { stock } }`;
    expect(codesIn(await askGraphql(api, mutation))).toEqual(['PRECONDITION_REQUIRED']);
  },
});
