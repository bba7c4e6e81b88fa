import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'stock-zero-becomes-one',
  rule: 'BOOK-05',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/books/book-work.ts',
  from: '{ id, ...fields, created_at: time, updated_at: time }',
  to: '{ id, ...fields, stock: fields.stock || 1, created_at: time, updated_at: time }',
  seen: 'A new book with a stock of 0 is stored with a stock of 1.',
  hints: [
    'Look at the fields of a new book.',
    'What is sent is what is read back, also the smallest value.',
    'POST a book with stock 0 and read it again: 0.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.post<Book>('/books', { ...newBook, stock: 0 });
    const stored = await api.get<Book>(`/books/${body.id}`);
    expect(stored.body.stock).toBe(0);
  },
});
