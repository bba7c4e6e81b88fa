import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'put-empties-description',
  rule: 'BOOK-09',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/contracts/src/book.ts',
  from: `'BookUpdate', ...anyField })
  .transform(changes)`,
  to: `'BookUpdate', ...anyField })
  .transform((sent) => changes({ description: '', ...sent }))`,
  printed: [],
  seen: 'PUT with some of the fields empties the description.',
  hints: [
    'Look at what PUT leaves as it was.',
    'Compare the whole book, not only the field that you changed.',
    'PUT a new price: the description is as before.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.send<Book>('PUT', `/books/${exampleBook.id}`, {
      body: { price: 31 },
    });
    expect(body.description).toBe(exampleBook.description);
  },
});
