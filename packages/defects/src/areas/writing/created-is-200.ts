import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'created-is-200',
  rule: 'BOOK-01',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/books/routes.ts',
  from: 'answer(201, book,',
  to: 'answer(200 as number as 201, book,',
  seen: 'A new book is answered with 200 and not with 201.',
  hints: [
    'Look at what creates a book.',
    'Which status says that something new is there?',
    'POST /books answers 201.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.post('/books', newBook);
    expect(status).toBe(201);
  },
});
