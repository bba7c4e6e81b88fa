import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'refused-but-counted',
  rule: 'BOOK-08',
  level: 'sneaky',
  technique: 'concurrency',
  file: 'apps/api/src/books/books.ts',
  from: 'write(work.add(workspace, writer, ...added))',
  to: `write(work.add(workspace, writer, ...added)).catch(async (refusal: unknown) => {
        await write(prepareWrite(workspace, writer.clientNumber, 1));
        throw refusal;
      })`,
  seen: 'After a refused creation the workspace counts one book more than it has.',
  hints: [
    'Look at a creation that is refused.',
    'A refusal must leave no trace: compare everything with how it was before.',
    'POST a duplicate: 409, and X-Total-Count is what it was.',
  ],
  caught: async ({ api, expect }) => {
    const before = await api.get('/books');
    await api.post('/books', { ...newBook, isbn: exampleBook.isbn });
    const after = await api.get('/books');
    expect(after.headers.get('X-Total-Count')).toBe(before.headers.get('X-Total-Count'));
  },
});
