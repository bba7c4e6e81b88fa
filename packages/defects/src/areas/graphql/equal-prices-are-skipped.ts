import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';

interface Page {
  readonly books: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly endCursor: string };
  };
}

export default defect({
  id: 'equal-prices-are-skipped',
  rule: 'GRAPHQL-07',
  level: 'sneaky',
  technique: 'paging',
  file: 'apps/api/src/books/slice.ts',
  from: `    after.id,
`,
  to: `    order === 'asc' ? 'g' : '',
`,
  seen: 'A page that begins after a cursor leaves out the books with the same price as the book of the cursor.',
  hints: [
    'Look at all pages of a list together.',
    'Sort by something that several books have in common.',
    'books(sort: PRICE) in pages of one: two books cost 8.50, and both are listed.',
  ],
  caught: async ({ api, expect }) => {
    const query =
      'query($after: String) { books(first: 1, sort: PRICE, after: $after) { edges { node { id } } pageInfo { endCursor } } }';
    const first = await askGraphql<Page>(api, query);
    const after = first.body.data?.books.pageInfo.endCursor;
    const second = await askGraphql<Page>(api, query, { after });
    const inOnePage = await api.get<{ id: string }[]>('/books?sort=price&limit=2');
    expect(second.body.data?.books.edges[0]?.node.id).toBe(inOnePage.body[1]?.id);
  },
});
