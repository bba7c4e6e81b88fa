import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';

export default defect({
  id: 'inner-lists-count-once',
  rule: 'GRAPHQL-15',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/graphql/limits.ts',
  from: 'isList ? repetitions * highestBooksIn(field, variables) : repetitions',
  to: 'isList ? highestBooksIn(field, variables) : repetitions',
  seen: 'A list inside a list counts only once against the limit of 200 books, not once for each book of the outer list.',
  hints: [
    'Look at how many books a query may ask for.',
    'One list is counted rightly.',
    'books(first: 50) with booksByAuthor(first: 50) inside: QUERY_TOO_COMPLEX.',
  ],
  caught: async ({ api, expect }) => {
    const query =
      '{ books(first: 50) { edges { node { booksByAuthor(first: 50) { totalCount } } } } }';
    expect(codesIn(await askGraphql(api, query))).toEqual(['QUERY_TOO_COMPLEX']);
  },
});
