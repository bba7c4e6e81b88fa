import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'deleted-is-still-there',
  rule: 'BOOK-13',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/books/book-work.ts',
  from: "'DELETE FROM book WHERE workspace = $1 AND id = $2'",
  to: "'DELETE FROM book WHERE workspace = $1 AND isbn = $2'",
  seen: 'A deleted book is still found.',
  hints: [
    'Look at what deletes a book.',
    '"Book deleted" is easily said: look again.',
    'DELETE a book, then GET it: 404.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await api.send('DELETE', path);
    const { status } = await api.get(path);
    expect(status).toBe(404);
  },
});
