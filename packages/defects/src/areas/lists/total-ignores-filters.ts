import { defect } from '../../defect.ts';

export default defect({
  id: 'total-ignores-filters',
  rule: 'LIST-14',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/books/list.ts',
  from: 'const { text, values } = matching(holder, filters);',
  to: 'const { text, values } = matching(holder, {});',
  pure: true,
  seen: 'X-Total-Count counts all books, also those that the filter leaves out.',
  hints: [
    'Look at the headers of the list.',
    'X-Total-Count belongs to the list that you asked for.',
    'category=Testing: X-Total-Count is 5.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/books?category=Testing');
    expect(headers.get('X-Total-Count')).toBe('5');
  },
});
