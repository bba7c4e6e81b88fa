import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';

export default defect({
  id: 'total-of-the-page',
  rule: 'GRAPHQL-05',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/api/src/graphql/connection.ts',
  from: '({ total }) => total,',
  to: '({ books }) => books.length,',
  seen: 'totalCount is the number of books on the page.',
  hints: [
    'Look at the numbers of a list.',
    'Ask for less than there is.',
    'books(first: 2) in a new workspace: totalCount is 30.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await askGraphql(api, '{ books(first: 2) { totalCount } }');
    expect(body.data).toEqual({ books: { totalCount: 30 } });
  },
});
