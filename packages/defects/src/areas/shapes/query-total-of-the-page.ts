import { defect } from '../../defect.ts';

export default defect({
  id: 'query-total-of-the-page',
  rule: 'QUERY-01',
  level: 'easy',
  technique: 'paging',
  file: 'apps/api/src/book-labs/query-routes.ts',
  from: "'X-Total-Count': String(total)",
  to: "'X-Total-Count': String(books.length)",
  seen: 'X-Total-Count of a query is the number of books on the page, not on all pages.',
  hints: [
    'Look at the headers of a query.',
    'Ask for less than there is.',
    'A query with the limit 2 finds 30 books.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.send('QUERY', '/labs/books', { body: { limit: 2 } });
    expect(headers.get('X-Total-Count')).toBe('30');
  },
});
