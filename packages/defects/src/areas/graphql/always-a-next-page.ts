import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';

export default defect({
  id: 'always-a-next-page',
  rule: 'GRAPHQL-06',
  level: 'medium',
  technique: 'paging',
  file: 'apps/api/src/graphql/connection.ts',
  from: 'left > books.length',
  to: 'left >= books.length',
  seen: 'The last page of a list says that another one follows.',
  hints: [
    'Look at the page information of a list.',
    'Go to the very end.',
    'books(first: 30) has all thirty books of a new workspace: hasNextPage is false.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await askGraphql(api, '{ books(first: 30) { pageInfo { hasNextPage } } }');
    expect(body.data).toEqual({ books: { pageInfo: { hasNextPage: false } } });
  },
});
