import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'pages-overlap',
  rule: 'LIST-13',
  level: 'sneaky',
  technique: 'paging',
  file: 'apps/api/src/books/list.ts',
  from: '(query.page - 1) * query.limit',
  to: 'Math.max(0, (query.page - 1) * query.limit - 1)',
  pure: true,
  seen: 'The second page begins with the last book of the first.',
  hints: [
    'Look at the pages of the list.',
    'Read all of them and compare their books with each other.',
    'All pages together bring 30 books with 30 different ids.',
  ],
  caught: async ({ api, expect }) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.get<readonly Book[]>(`/books?page=${page}`)),
    );
    const ids = pages.flatMap(({ body }) => body.map(({ id }) => id));
    expect(new Set(ids).size).toBe(30);
  },
});
