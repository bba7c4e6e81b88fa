import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'isbn-ending-in-x-refused',
  rule: 'BOOK-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/contracts/src/isbn.ts',
  from: '{9}[0-9X]|',
  to: '{9}[0-9]|',
  printed: ['documents'],
  seen: 'An ISBN that ends in X is refused.',
  hints: [
    'Look at the ISBN of a new book.',
    'An ISBN has 10 or 13 digits: try one of each kind.',
    'The last of ten may be X: POST 080442957X gets 201.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.post('/books', { ...newBook, isbn: '080442957X' });
    expect(status).toBe(201);
  },
});
