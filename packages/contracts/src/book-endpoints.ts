import { z } from 'zod';
import { book, bookParams, bookPatch, bookQuery, bookUpdate, newBook, type Book } from './book.ts';
import { csvFormat, xmlFormat } from './book-formats.ts';
import { endpoint } from './endpoint.ts';
import { emptyReply, reply } from './reply.ts';
import { etags } from './etags.ts';
import { mayBeReplayed, takesKey } from './idempotency.ts';
import { pagingHeaders } from './paging.ts';

/** The first seed book, which is in every new workspace. */
export const exampleBook: Book = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The Patient Locator',
  author: 'Ines Moreau',
  price: 29.99,
  description: 'How to find an element that is not there yet, and when to stop waiting for it.',
  category: 'Testing',
  isbn: '9780000000019',
  stock: 12,
  created_at: '2025-01-01T09:00:00.000Z',
  updated_at: '2025-01-01T09:00:00.000Z',
};

const exampleNewBook = {
  title: 'Tea with the Compiler',
  author: 'Noor Haddad',
  price: 17.5,
  description: 'A small novel about a large warning.',
  category: 'Fiction',
  isbn: '9780000009012',
  stock: 4,
};

export const versionHeader = 'The version of the book. Send it in If-None-Match or If-Match.';
const ETag = versionHeader;
const ifNoneMatch = etags.meta({
  description:
    'The ETags of the versions that you have. If one of them is the current version, the response is 304 without a body.',
  examples: ['"7"'],
});
export const ifMatch = etags.meta({
  description:
    'The ETag of the version that you read. If the book has changed since, the response is 412 and the book stays as it is. `*` matches any version.',
  examples: ['*'],
});

const ifNoneMatchAny = etags.meta({
  description:
    '`*` stores the whole book of the body under this id, if there is none yet. Otherwise the response is 412, and the book stays as it is. Any other value has no effect.',
  examples: ['"7"'],
});

const changed = (description: string, change: Partial<Book>) =>
  reply(book, {
    description,
    headers: { ETag },
    example: { ...exampleBook, ...change, updated_at: '2026-02-03T10:20:30.400Z' },
  });

const params = { id: exampleBook.id };

export const bookEndpoints = {
  listBooks: endpoint({
    method: 'GET',
    path: '/books',
    title: 'List books',
    description:
      'Returns one page of books, the newest first unless you sort them. Filters, sorting and paging can be combined. An unknown parameter returns 400, so typos do not go unnoticed. Books with the same sort value are sorted by id in the same direction. `Accept` chooses JSON, CSV (`text/csv`) or XML (`application/xml`) by its q-values; a browser, which prefers `text/html`, gets JSON.',
    query: bookQuery,
    replies: {
      200: reply(z.array(book), {
        description: 'The books of this page. A page after the last one is an empty list.',
        headers: pagingHeaders,
        example: [exampleBook],
        formats: [csvFormat, xmlFormat],
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { query: { page: '1', limit: '10' } },
  }),

  getBook: endpoint({
    method: 'GET',
    path: '/books/{id}',
    title: 'Get one book',
    description: 'Returns the book with this id.',
    params: bookParams,
    headers: { 'If-None-Match': ifNoneMatch },
    replies: {
      200: reply(book, { description: 'The book.', headers: { ETag }, example: exampleBook }),
      304: emptyReply({ description: 'You have the current version.', headers: { ETag } }),
    },
    problems: ['invalid-input', 'not-found', 'precondition-failed', 'store-unavailable'],
    example: { params },
  }),

  addBook: endpoint({
    method: 'POST',
    path: '/books',
    title: 'Add a book',
    description:
      'Stores a new book and gives it an id. The description is optional. An unknown field gets 400. With an Idempotency-Key, you can send the request again if its response is lost: the API stores one book.',
    headers: takesKey('8e03978e-40d5-43e8-bc93-6894a57f9324'),
    body: newBook,
    replies: {
      201: reply(book, {
        description: 'The stored book.',
        headers: { ETag, Location: 'The path of the new book.', ...mayBeReplayed },
        example: {
          id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77',
          ...exampleNewBook,
          created_at: '2026-02-03T10:20:30.400Z',
          updated_at: '2026-02-03T10:20:30.400Z',
        },
      }),
    },
    problems: [
      'duplicate-isbn',
      'workspace-full',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example: { body: exampleNewBook },
  }),

  updateBook: endpoint({
    method: 'PUT',
    path: '/books/{id}',
    title: 'Update a book',
    description:
      'Changes a book. The body is the whole book (you can send back what GET returned) or only the fields to change. Fields that are left out stay as they are. With `If-None-Match: *` it creates the book under an id of your own, and never changes one.',
    params: bookParams,
    headers: { 'If-Match': ifMatch, 'If-None-Match': ifNoneMatchAny },
    body: bookUpdate,
    replies: {
      201: reply(book, {
        description: 'The stored book, after If-None-Match: *.',
        headers: { ETag, Location: 'The path of the new book.' },
        example: {
          ...exampleBook,
          id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c78',
          isbn: '9780000009029',
        },
      }),
      200: changed('The book after the update.', {
        title: 'The Very Patient Locator',
        price: 34.5,
      }),
    },
    problems: [
      'not-found',
      'duplicate-isbn',
      'workspace-full',
      'precondition-failed',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example: { params, body: { title: 'The Very Patient Locator', price: 34.5 } },
  }),

  patchBook: endpoint({
    method: 'PATCH',
    path: '/books/{id}',
    title: 'Change a book',
    description:
      'Changes a book by a JSON merge patch (RFC 7396). The body holds only the fields to change. `null` empties the description. Any other field cannot be removed, so `null` gets 400.',
    params: bookParams,
    headers: { 'If-Match': ifMatch },
    bodyTypes: ['application/merge-patch+json', 'application/json'],
    body: bookPatch,
    replies: { 200: changed('The book after the change.', { stock: 11, description: '' }) },
    problems: [
      'not-found',
      'duplicate-isbn',
      'precondition-failed',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example: { params, body: { stock: 11, description: null } },
  }),

  deleteBook: endpoint({
    method: 'DELETE',
    path: '/books/{id}',
    title: 'Delete a book',
    description:
      'Deletes a book. Deleting the same book a second time gets 404, because it no longer exists.',
    params: bookParams,
    headers: { 'If-Match': ifMatch },
    replies: {
      200: reply(z.object({ message: z.literal('Book deleted') }).meta({ id: 'BookDeleted' }), {
        description: 'The book was deleted.',
        example: { message: 'Book deleted' },
      }),
    },
    problems: [
      'invalid-input',
      'not-found',
      'precondition-failed',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example: { params: { id: '00000000-0000-4000-8000-000000000030' } },
  }),
};
