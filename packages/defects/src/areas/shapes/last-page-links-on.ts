import { defect } from '../../defect.ts';

export default defect({
  id: 'last-page-links-on',
  rule: 'CURSOR-01',
  level: 'medium',
  technique: 'paging',
  file: 'apps/api/src/book-labs/cursor-routes.ts',
  from: 'if (!last || found.left <= limit)',
  to: 'if (!last || found.left < limit)',
  seen: 'After a last page that is exactly full there is a link to an empty page.',
  hints: [
    'Look at the end of the cursor pages.',
    'What if the number of books is a multiple of the limit?',
    'limit=30 of 30 books: next_cursor is null.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<{ readonly next_cursor: string | null }>('/labs/books?limit=30');
    expect(body.next_cursor).toBeNull();
  },
});
