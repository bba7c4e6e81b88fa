import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'category-by-its-beginning',
  rule: 'LIST-07',
  level: 'sneaky',
  technique: 'negative',
  file: 'apps/api/src/books/list.ts',
  from: "['category_key = ?', category && keyOf(category)]",
  to: "['category_key LIKE ?', category && `${keyOf(category)}%`]",
  used: 'category !== undefined',
  seen: 'The category Science brings Science Fiction as well.',
  hints: [
    'Look at the filters of the list.',
    'Check what must not be in the answer, too.',
    'category=Science: the category of every book is exactly that.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<readonly Book[]>('/books?category=Science&limit=100');
    expect(new Set(body.map(({ category }) => category))).toEqual(new Set(['Science']));
  },
});
