import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'category-heeds-case',
  rule: 'LIST-06',
  level: 'medium',
  technique: 'languages',
  file: 'apps/api/src/books/list.ts',
  from: "['category_key = ?', category && keyOf(category)]",
  to: "['category = ?', category]",
  used: 'category !== undefined',
  seen: 'The filter by category finds nothing when the letters are small.',
  hints: [
    'Look at the filters of the list.',
    'Write the category in another way than the books do.',
    'category=testing finds the five books of the category Testing.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<readonly Book[]>('/books?category=testing');
    expect(body).toHaveLength(5);
  },
});
