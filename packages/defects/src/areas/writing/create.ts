import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { Problem } from '@sparring/contracts/problem';
import { type Defect, defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export const defects: readonly Defect[] = [
  defect('created-is-200', 'BOOK-01', 'easy', 'contract', {
    file: 'apps/api/src/books/routes.ts',
    from: 'reply(201, book,',
    to: 'reply(200 as number as 201, book,',
    matters: 'true',
    seen: 'A new book is answered with 200 and not with 201.',
    nudge: 'Look at what creates a book.',
    hint: 'Which status says that something new is there?',
    recipe: 'POST /books answers 201.',
    caught: async ({ api, expect }) => {
      const { status } = await api.post('/books', newBook);
      expect(status).toBe(201);
    },
  }),
  defect('date-of-the-client', 'BOOK-07', 'sneaky', 'security', {
    file: 'packages/contracts/src/book.ts',
    from: `  created_at: _created,
`,
    to: '',
    pure: true,
    seen: 'A change that brings its own created_at is answered with that date.',
    nudge: 'Look at the fields that only the API decides.',
    hint: 'Send them all the same.',
    recipe: 'PATCH with a created_at of 1999: the answer has the date that the book had before.',
    caught: async ({ api, expect }) => {
      const created_at = '1999-01-01T00:00:00.000Z';
      const path = `/books/${exampleBook.id}`;
      const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3, created_at } });
      expect(body.created_at).toBe(exampleBook.created_at);
    },
  }),
  defect('isbn-ending-in-x-refused', 'BOOK-04', 'sneaky', 'boundaries', {
    file: 'packages/contracts/src/isbn.ts',
    from: '{9}[0-9X]|',
    to: '{9}[0-9]|',
    printed: ['documents'],
    seen: 'An ISBN that ends in X is refused.',
    nudge: 'Look at the ISBN of a new book.',
    hint: 'An ISBN has 10 or 13 digits: try one of each kind.',
    recipe: 'The last of ten may be X: POST 080442957X gets 201.',
    caught: async ({ api, expect }) => {
      const { status } = await api.post('/books', { ...newBook, isbn: '080442957X' });
      expect(status).toBe(201);
    },
  }),
  defect('isbn-twice', 'BOOK-03', 'medium', 'negative', {
    file: 'apps/api/src/books/book-work.ts',
    from: 'holder !== null && !mayRepeat(name)',
    to: 'holder !== null && !mayRepeat(name) && holder === id',
    matters: 'holder !== null && holder !== id && !mayRepeat(name)',
    seen: 'A book whose ISBN another one has is stored.',
    nudge: 'Look at what creates a book.',
    hint: 'No two books share an ISBN.',
    recipe: 'POST the same book twice: the second time it is a 409.',
    caught: async ({ api, expect }) => {
      await api.post('/books', newBook);
      const { status } = await api.post('/books', newBook);
      expect(status).toBe(409);
    },
  }),
  defect('location-without-workspace', 'BOOK-02', 'sneaky', 'contract', {
    file: 'apps/api/src/books/routes.ts',
    from: 'Location: href(`/books/${book.id}`)',
    to: 'Location: `/v1/practice/books/${book.id}`',
    matters: 'href(`/books/${book.id}`) !== `/v1/practice/books/${book.id}`',
    seen: 'Location leads out of the workspace: the new book is not found there.',
    nudge: 'Look at the headers of a new book.',
    hint: 'Follow what Location says, in a workspace of your own.',
    recipe: 'POST /w/my-tests/v1/practice/books, then GET its Location: 200.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.post('/books', newBook);
      const found = await fetch(new URL(headers.get('Location') ?? '', api.origin));
      expect(found.status).toBe(200);
    },
  }),
  defect('only-the-first-bad-field', 'BOOK-06', 'medium', 'negative', {
    file: 'apps/api/src/http/read/validation.ts',
    from: 'errorsOf(result.error.issues)',
    to: 'errorsOf(result.error.issues.slice(0, 1))',
    matters: 'result.error.issues.length > 1',
    seen: 'Of several bad fields only the first is named.',
    nudge: 'Look at the errors of a refused book.',
    hint: 'Make two mistakes at once.',
    recipe: 'A price of -1 and a stock of -1: two pointers, /price and /stock.',
    caught: async ({ api, expect }) => {
      const { body } = await api.post<Problem>('/books', { ...newBook, price: -1, stock: -1 });
      expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/price', '/stock']);
    },
  }),
  defect('refused-but-counted', 'BOOK-08', 'sneaky', 'concurrency', {
    file: 'apps/api/src/books/books.ts',
    from: 'write(work.add(workspace, writer, ...added))',
    to: `write(work.add(workspace, writer, ...added)).catch(async (refusal: unknown) => {
        await write(prepareWrite(workspace, writer.clientNumber, 1));
        throw refusal;
      })`,
    seen: 'After a refused creation the workspace counts one book more than it has.',
    nudge: 'Look at a creation that is refused.',
    hint: 'A refusal must leave no trace: compare everything with how it was before.',
    recipe: 'POST a duplicate: 409, and X-Total-Count is what it was.',
    caught: async ({ api, expect }) => {
      const before = await api.get('/books');
      await api.post('/books', { ...newBook, isbn: exampleBook.isbn });
      const after = await api.get('/books');
      expect(after.headers.get('X-Total-Count')).toBe(before.headers.get('X-Total-Count'));
    },
  }),
  defect('stock-zero-becomes-one', 'BOOK-05', 'sneaky', 'boundaries', {
    file: 'apps/api/src/books/book-work.ts',
    from: '{ id, ...fields, created_at: time, updated_at: time }',
    to: '{ id, ...fields, stock: fields.stock || 1, created_at: time, updated_at: time }',
    seen: 'A new book with a stock of 0 is stored with a stock of 1.',
    nudge: 'Look at the fields of a new book.',
    hint: 'What is sent is what is read back, also the smallest value.',
    recipe: 'POST a book with stock 0 and read it again: 0.',
    caught: async ({ api, expect }) => {
      const { body } = await api.post<Book>('/books', { ...newBook, stock: 0 });
      const stored = await api.get<Book>(`/books/${body.id}`);
      expect(stored.body.stock).toBe(0);
    },
  }),
];
