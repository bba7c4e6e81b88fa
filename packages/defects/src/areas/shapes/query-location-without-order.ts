import { defect } from '../../defect.ts';

export default defect({
  id: 'query-location-without-order',
  rule: 'QUERY-02',
  level: 'medium',
  technique: 'navigation',
  file: 'apps/api/src/book-labs/query-routes.ts',
  from: 'queryString(query)',
  to: "queryString({ ...query, order: 'asc' })",
  pure: true,
  matters: "queryString(query) !== queryString({ ...query, order: 'asc' })",
  seen: 'The Location of a descending query leads to the books in ascending order.',
  hints: [
    'Look at Location.',
    'Follow it, and compare both lists, for more than one query.',
    'A query with order desc: GET of its Location has the same books in the same order.',
  ],
  caught: async ({ api, expect }) => {
    const body = { sort: 'price', order: 'desc' };
    const { headers } = await api.send('QUERY', '/labs/books', { body });
    expect(headers.get('Location')).toContain('order=desc');
  },
});
