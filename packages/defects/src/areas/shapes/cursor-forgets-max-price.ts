import { defect } from '../../defect.ts';

export default defect({
  id: 'cursor-forgets-max-price',
  rule: 'CURSOR-05',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/api/src/book-labs/cursor.ts',
  from: 'JSON.stringify([q, category, author, min_price, max_price, sort, order])',
  to: 'JSON.stringify([q, category, author, min_price, sort, order])',
  pure: true,
  seen: 'A cursor is accepted with another max_price than that of its page, and goes on in another list.',
  hints: [
    'Look at the list that a cursor belongs to.',
    'Change one parameter at a time between two pages, not only the first that comes to mind.',
    'A cursor of the list without filters gets 400 with max_price=9.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<{ readonly next_cursor: string }>('/labs/books?limit=5');
    const { status } = await api.get(`/labs/books?max_price=9&cursor=${body.next_cursor}`);
    expect(status).toBe(400);
  },
});
