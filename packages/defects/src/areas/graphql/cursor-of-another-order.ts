import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';

interface Page {
  readonly books: { readonly pageInfo: { readonly endCursor: string } };
}

export default defect({
  id: 'cursor-of-another-order',
  rule: 'GRAPHQL-08',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/api/src/graphql/cursor.ts',
  from: 'z.literal(order)',
  to: "z.enum(['asc', 'desc'])",
  seen: 'A cursor of a list in descending order is accepted in the same list in ascending order.',
  hints: [
    'Look at where a cursor may be used.',
    'A cursor belongs to one list in one order.',
    'The endCursor of books(order: ASC) in books(order: DESC): INVALID_INPUT.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await askGraphql<Page>(
      api,
      '{ books(first: 1, order: ASC) { pageInfo { endCursor } } }',
    );
    const query = `{ books(after: "${body.data?.books.pageInfo.endCursor}") { totalCount } }`;
    expect(codesIn(await askGraphql(api, query))).toEqual(['INVALID_INPUT']);
  },
});
