import { z } from 'zod';
import { book, bookParams, bookPatch, bookQuery, bookUpdate, newBook, type Book } from './book.ts';
import { endpoint } from './endpoint.ts';
import { emptyReply, reply } from './reply.ts';
import { etags } from './etags.ts';
import { pagingHeaders } from './paging.ts';

/** The first seed book, as every untouched workspace has it. */
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

const ETag = 'The version of the book. Send it back in If-None-Match or If-Match.';
const ifNoneMatch = etags.meta({
  description:
    'ETags of versions that you have: when one of them is the current version, the answer is 304 without a body.',
  examples: ['"7"'],
});
const ifMatch = etags.meta({
  description:
    'The ETag that you read: when the book has changed since, the answer is 412 and nothing happens. `*` stands for any version.',
  examples: ['*'],
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
      'A page of books. Filters, sorting and paging work together; a parameter that is not known here is a 400, so that a typing error does not pass unseen. Books that are equal in what they are sorted by follow each other by id.',
    query: bookQuery,
    replies: {
      200: reply(z.array(book), {
        description: 'The books of this page; a page after the last is empty.',
        headers: pagingHeaders,
        example: [exampleBook],
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { query: { page: '1', limit: '10' } },
  }),

  getBook: endpoint({
    method: 'GET',
    path: '/books/{id}',
    title: 'Get one book',
    description: 'One book by its id.',
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
      'Stores a new book and gives it an id. The description may be left out; a field that is not known here is a 400.',
    body: newBook,
    replies: {
      201: reply(book, {
        description: 'The book as it is stored now.',
        headers: { ETag, Location: 'The path of the new book.' },
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
      'Takes the whole book, also just as it was read, or some of its fields. Fields that are left out stay as they are.',
    params: bookParams,
    headers: { 'If-Match': ifMatch },
    body: bookUpdate,
    replies: {
      200: changed('The book after the update.', {
        title: 'The Very Patient Locator',
        price: 34.5,
      }),
    },
    problems: [
      'not-found',
      'duplicate-isbn',
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
      'A JSON merge patch (RFC 7396): only the fields to change. null empties the description; every other field is required, so null is a 400 for it.',
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
    description: 'Removes a book. A second time it is gone already, which is a 404.',
    params: bookParams,
    headers: { 'If-Match': ifMatch },
    replies: {
      200: reply(z.object({ message: z.literal('Book deleted') }).meta({ id: 'BookDeleted' }), {
        description: 'The book is gone.',
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
