import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';

export default defect({
  id: 'missing-book-without-an-error',
  rule: 'GRAPHQL-04',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/graphql/schema.ts',
  from: 'find(idIn(args))',
  to: 'find(idIn(args)).catch(() => undefined)',
  seen: 'A book that does not exist is null, and errors says nothing about it.',
  hints: [
    'Look at what GraphQL answers about a book that is not there.',
    'A null alone does not say why.',
    'book(id) with an unknown UUID: errors has an entry with the path book and the code NOT_FOUND.',
  ],
  caught: async ({ api, expect }) => {
    const missing = '00000000-0000-4000-8000-00000000ffff';
    const answer = await askGraphql(api, `{ book(id: "${missing}") { title } }`);
    expect(codesIn(answer)).toEqual(['NOT_FOUND']);
  },
});
