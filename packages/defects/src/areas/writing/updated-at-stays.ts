import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'updated-at-stays',
  rule: 'BOOK-10',
  level: 'sneaky',
  technique: 'oracle',
  file: 'apps/api/src/books/book-work.ts',
  from: '{ ...before.book, ...changes, updated_at: clock.now().toISOString() }',
  to: '{ ...before.book, ...changes }',
  matters: 'before.book.updated_at !== clock.now().toISOString()',
  seen: 'A change leaves the date of the last change as it was.',
  hints: [
    'Look at the dates of a book.',
    'One of them tells when the book was last changed.',
    'PATCH a book: its updated_at is later than before.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3 } });
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(exampleBook.updated_at));
  },
});
