import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'date-of-the-client',
  rule: 'BOOK-07',
  level: 'sneaky',
  technique: 'security',
  file: 'packages/contracts/src/book.ts',
  from: `  created_at: _created,
`,
  to: '',
  pure: true,
  seen: 'A change that brings its own created_at is answered with that date.',
  hints: [
    'Look at the fields that only the API decides.',
    'Send them all the same.',
    'PATCH with a created_at of 1999: the answer has the date that the book had before.',
  ],
  caught: async ({ api, expect }) => {
    const created_at = '1999-01-01T00:00:00.000Z';
    const path = `/books/${exampleBook.id}`;
    const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3, created_at } });
    expect(body.created_at).toBe(exampleBook.created_at);
  },
});
