import type { Book } from '@sparring/contracts/book';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('accents-heed-case', 'LIST-08', 'sneaky', 'languages', {
    file: 'apps/api/src/books/list.ts',
    from: 'author && keyOf(author)',
    to: "author?.normalize('NFC').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())",
    used: 'author !== undefined',
    matters: 'author!.replaceAll(/[A-Z]/g, keyOf) !== keyOf(author!)',
    seen: 'The filter by author tells é from É, although letter case is ignored.',
    nudge: 'Look at the filters of the list.',
    hint: 'There are letters beyond a to z.',
    recipe: 'author=ÉLODIE GARNIER and author=élodie garnier find the same book.',
    caught: async ({ api, expect }) => {
      const search = new URLSearchParams({ author: 'ÉLODIE GARNIER' });
      const { body } = await api.get<readonly Book[]>(`/books?${search}`);
      expect(body).toHaveLength(1);
    },
  }),
  defect('category-by-its-beginning', 'LIST-07', 'sneaky', 'negative', {
    file: 'apps/api/src/books/list.ts',
    from: "['category_key = ?', category && keyOf(category)]",
    to: "['category_key LIKE ?', category && `${keyOf(category)}%`]",
    used: 'category !== undefined',
    likely: "keyOf(category!) === 'science'",
    seen: 'The category Science brings Science Fiction as well.',
    nudge: 'Look at the filters of the list.',
    hint: 'Check what must not be in the answer, too.',
    recipe: 'category=Science: the category of every book is exactly that.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<readonly Book[]>('/books?category=Science&limit=100');
      expect(new Set(body.map(({ category }) => category))).toEqual(new Set(['Science']));
    },
  }),
  defect('category-heeds-case', 'LIST-06', 'medium', 'languages', {
    file: 'apps/api/src/books/list.ts',
    from: "['category_key = ?', category && keyOf(category)]",
    to: "['category = ?', category]",
    used: 'category !== undefined',
    likely: '!/^[A-Z]/.test(category!)',
    seen: 'The filter by category finds nothing when the letters are small.',
    nudge: 'Look at the filters of the list.',
    hint: 'Write the category in another way than the books do.',
    recipe: 'category=testing finds the five books of the category Testing.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<readonly Book[]>('/books?category=testing');
      expect(body).toHaveLength(5);
    },
  }),
  defect('hundred-refused', 'LIST-02', 'hard', 'boundaries', {
    file: 'packages/contracts/src/paging.ts',
    from: 'max: pageSize.most }',
    to: 'max: pageSize.most - 1 }',
    printed: ['documents'],
    seen: 'The largest limit that is documented, 100, is refused.',
    nudge: 'Look at how many books a page can hold.',
    hint: 'A limit has a smallest and a largest value: try both.',
    recipe: 'limit=100 is taken, limit=101 is refused.',
    caught: async ({ api, expect }) => {
      const [last, beyond] = await Promise.all([
        api.get('/books?limit=100'),
        api.get('/books?limit=101'),
      ]);
      expect([last.status, beyond.status]).toEqual([200, 400]);
    },
  }),
  defect('min-price-exclusive', 'LIST-04', 'sneaky', 'boundaries', {
    file: 'apps/api/src/books/list.ts',
    from: "'cents >= ?'",
    to: "'cents > ?'",
    used: 'min_price !== undefined',
    seen: 'A book that costs exactly the lowest price is left out.',
    nudge: 'Look at the filters of the list.',
    hint: '"At least" includes the value itself.',
    recipe: 'min_price=29.99 finds the books that cost exactly 29.99.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<readonly Book[]>('/books?min_price=29.99&limit=100');
      expect(body.map(({ price }) => price)).toContain(29.99);
    },
  }),
  defect('twenty-by-default', 'LIST-01', 'easy', 'oracle', {
    file: 'packages/contracts/src/paging.ts',
    from: '.default(pageSize.byDefault)',
    to: '.default(20)',
    printed: ['documents', 'GraphQL'],
    seen: 'A list without a limit brings twenty books.',
    nudge: 'Look at the list of books.',
    hint: 'How many come when you do not say how many?',
    recipe: 'GET /books and count them: ten.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<readonly Book[]>('/books');
      expect(body).toHaveLength(10);
    },
  }),
  defect('typing-error-ignored', 'LIST-18', 'medium', 'negative', {
    file: 'packages/contracts/src/book.ts',
    from: '.strictObject({ ...listFields',
    to: '.object({ ...listFields',
    printed: [],
    seen: 'A mistyped parameter is ignored, and the whole list comes.',
    nudge: 'Look at the parameters of the list.',
    hint: 'What happens to a parameter that does not exist?',
    recipe: '?categroy=Testing is a 400.',
    caught: async ({ api, expect }) => {
      const { status } = await api.get('/books?categroy=Testing');
      expect(status).toBe(400);
    },
  }),
];
