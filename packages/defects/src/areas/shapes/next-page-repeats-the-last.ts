import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'next-page-repeats-the-last',
  rule: 'CURSOR-02',
  level: 'sneaky',
  technique: 'paging',
  file: 'apps/api/src/book-labs/cursor-routes.ts',
  from: 'positionOf(order.sort, last)',
  to: 'positionOf(order.sort, books.at(-2) ?? last)',
  seen: 'Each cursor page begins with the last book of the page before.',
  hints: [
    'Look at the pages that follow a cursor.',
    'Read all of them and compare their books with each other.',
    'Follow rel="next" with limit=7: 30 books, each of them once.',
  ],
  caught: async ({ api, expect }) => {
    interface Page {
      readonly books: readonly Book[];
      readonly next_cursor: string | null;
    }
    const read: string[] = [];
    let path = '/labs/books?sort=author&limit=7';
    for (let page = 0; page < 40; page += 1) {
      const { body } = await api.get<Page>(path);
      for (const { id } of body.books) read.push(id);
      if (body.next_cursor === null) break;
      path = `/labs/books?sort=author&limit=7&cursor=${body.next_cursor}`;
    }
    expect([read.length, new Set(read).size]).toEqual([30, 30]);
  },
});
