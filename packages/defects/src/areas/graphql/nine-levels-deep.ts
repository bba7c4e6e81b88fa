import { defect } from '../../defect.ts';
import { askGraphql, codesIn } from '../../graphql.ts';

export default defect({
  id: 'nine-levels-deep',
  rule: 'GRAPHQL-13',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/api/src/graphql/limits.ts',
  from: 'if (depth > graphqlLimits.depth)',
  to: 'if (depth > graphqlLimits.depth + 1)',
  seen: 'A query with nine levels of fields is executed.',
  hints: [
    'Look at how deep a query may be.',
    'The limit is a number: try the next one.',
    'Eight levels are executed, the ninth gets QUERY_TOO_DEEP.',
  ],
  caught: async ({ api, expect }) => {
    const query =
      '{ books(first: 1) { edges { node { booksByAuthor(first: 1) { edges { node { booksByAuthor(first: 1) { pageInfo { hasNextPage } } } } } } } } }';
    expect(codesIn(await askGraphql(api, query))).toEqual(['QUERY_TOO_DEEP']);
  },
});
