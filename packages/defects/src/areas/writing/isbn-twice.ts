import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'isbn-twice',
  rule: 'BOOK-03',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/books/book-work.ts',
  from: 'holder !== null && !mayRepeat(name)',
  to: 'holder !== null && !mayRepeat(name) && holder === id',
  seen: 'A book whose ISBN another one has is stored.',
  hints: [
    'Look at what creates a book.',
    'No two books share an ISBN.',
    'POST the same book twice: the second time it is a 409.',
  ],
  caught: async ({ api, expect }) => {
    await api.post('/books', newBook);
    const { status } = await api.post('/books', newBook);
    expect(status).toBe(409);
  },
});
