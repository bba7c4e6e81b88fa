import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'location-without-workspace',
  rule: 'BOOK-02',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/books/routes.ts',
  from: 'Location: href(`/books/${book.id}`)',
  to: 'Location: `/v1/practice/books/${book.id}`',
  matters: 'href(`/books/${book.id}`) !== `/v1/practice/books/${book.id}`',
  seen: 'Location leads out of the workspace: the new book is not found there.',
  hints: [
    'Look at the headers of a new book.',
    'Follow what Location says, in a workspace of your own.',
    'POST /w/my-tests/v1/practice/books, then GET its Location: 200.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.post('/books', newBook);
    const found = await fetch(new URL(headers.get('Location') ?? '', api.origin));
    expect(found.status).toBe(200);
  },
});
