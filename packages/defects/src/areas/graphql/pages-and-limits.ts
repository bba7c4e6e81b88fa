import { type Defect, defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';

interface Page {
  readonly books: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly endCursor: string };
  };
}

export const defects: readonly Defect[] = [
  defect('always-a-next-page', 'GRAPHQL-06', 'medium', 'paging', {
    file: 'apps/api/src/graphql/connection.ts',
    from: 'left > books.length',
    to: 'left >= books.length',
    seen: 'The last page of a list says that another one follows.',
    nudge: 'Look at the page information of a list.',
    hint: 'Go to the very end.',
    recipe: 'books(first: 30) has all thirty books of a new workspace: hasNextPage is false.',
    caught: async ({ api, expect }) => {
      const { body } = await askGraphql(api, '{ books(first: 30) { pageInfo { hasNextPage } } }');
      expect(body.data).toEqual({ books: { pageInfo: { hasNextPage: false } } });
    },
  }),
  defect('cursor-of-another-order', 'GRAPHQL-08', 'sneaky', 'negative', {
    file: 'apps/api/src/graphql/cursor.ts',
    from: 'z.literal(order)',
    to: "z.enum(['asc', 'desc'])",
    seen: 'A cursor of a list in descending order is accepted in the same list in ascending order.',
    nudge: 'Look at where a cursor may be used.',
    hint: 'A cursor belongs to one list in one order.',
    recipe: 'The endCursor of books(order: ASC) in books(order: DESC): INVALID_INPUT.',
    caught: async ({ api, expect }) => {
      const { body } = await askGraphql<Page>(
        api,
        '{ books(first: 1, order: ASC) { pageInfo { endCursor } } }',
      );
      const query = `{ books(after: "${body.data?.books.pageInfo.endCursor}") { totalCount } }`;
      expect(codesIn(await askGraphql(api, query))).toEqual(['INVALID_INPUT']);
    },
  }),
  defect('equal-prices-are-skipped', 'GRAPHQL-07', 'sneaky', 'paging', {
    file: 'apps/api/src/books/slice.ts',
    from: `    after.id,
`,
    to: `    order === 'asc' ? 'g' : '',
`,
    seen: 'A page that begins after a cursor leaves out the books with the same price as the book of the cursor.',
    nudge: 'Look at all pages of a list together.',
    hint: 'Sort by something that several books have in common.',
    recipe: 'books(sort: PRICE) in pages of one: two books cost 8.50, and both are listed.',
    caught: async ({ api, expect }) => {
      const query =
        'query($after: String) { books(first: 1, sort: PRICE, after: $after) { edges { node { id } } pageInfo { endCursor } } }';
      const first = await askGraphql<Page>(api, query);
      const after = first.body.data?.books.pageInfo.endCursor;
      const second = await askGraphql<Page>(api, query, { after });
      const inOnePage = await api.get<{ id: string }[]>('/books?sort=price&limit=2');
      expect(second.body.data?.books.edges[0]?.node.id).toBe(inOnePage.body[1]?.id);
    },
  }),
  defect('inner-lists-count-once', 'GRAPHQL-15', 'sneaky', 'boundaries', {
    file: 'apps/api/src/graphql/limits.ts',
    from: 'isList ? repetitions * highestBooksIn(field, variables) : repetitions',
    to: 'isList ? highestBooksIn(field, variables) : repetitions',
    seen: 'A list inside a list counts only once against the limit of 200 books, not once for each book of the outer list.',
    nudge: 'Look at how many books a query may ask for.',
    hint: 'One list is counted rightly.',
    recipe: 'books(first: 50) with booksByAuthor(first: 50) inside: QUERY_TOO_COMPLEX.',
    caught: async ({ api, expect }) => {
      const query =
        '{ books(first: 50) { edges { node { booksByAuthor(first: 50) { totalCount } } } } }';
      expect(codesIn(await askGraphql(api, query))).toEqual(['QUERY_TOO_COMPLEX']);
    },
  }),
  defect('nine-levels-deep', 'GRAPHQL-13', 'medium', 'boundaries', {
    file: 'apps/api/src/graphql/limits.ts',
    from: 'if (depth > graphqlLimits.depth)',
    to: 'if (depth > graphqlLimits.depth + 1)',
    seen: 'A query with nine levels of fields is executed.',
    nudge: 'Look at how deep a query may be.',
    hint: 'The limit is a number: try the next one.',
    recipe: 'Eight levels are executed, the ninth gets QUERY_TOO_DEEP.',
    caught: async ({ api, expect }) => {
      const query =
        '{ books(first: 1) { edges { node { booksByAuthor(first: 1) { edges { node { booksByAuthor(first: 1) { pageInfo { hasNextPage } } } } } } } } }';
      expect(codesIn(await askGraphql(api, query))).toEqual(['QUERY_TOO_DEEP']);
    },
  }),
  defect('total-of-the-page', 'GRAPHQL-05', 'easy', 'oracle', {
    file: 'apps/api/src/graphql/connection.ts',
    from: '({ total }) => total,',
    to: '({ books }) => books.length,',
    seen: 'totalCount is the number of books on the page.',
    nudge: 'Look at the numbers of a list.',
    hint: 'Ask for less than there is.',
    recipe: 'books(first: 2) in a new workspace: totalCount is 30.',
    caught: async ({ api, expect }) => {
      const { body } = await askGraphql(api, '{ books(first: 2) { totalCount } }');
      expect(body.data).toEqual({ books: { totalCount: 30 } });
    },
  }),
];
