import { z } from 'zod';
import { book, listFields, pricesInOrder } from '../book.ts';
import { exampleBook } from '../book-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { reply } from '../reply.ts';

/** The minutes for which a cursor is valid, by the clock of the workspace. */
export const cursorMinutes = 15;

/** The cursor of the first page. */
export const firstPage = '*';

const exampleCursor = 'kJ3vQ0mZt1pXw8sUeYbD5oRnHcA2gLfT';

export const cursorQuery = z
  .strictObject({
    ...listFields,
    cursor: z
      .string()
      .max(1100)
      .optional()
      .meta({
        description: `The place where the page begins: \`next_cursor\` of the page before, unchanged and with the same filters and order. It is valid for ${cursorMinutes} minutes by the clock of the workspace. Without it, or with \`${firstPage}\`, the first page.`,
        examples: [firstPage],
      }),
    limit: pagingFields.limit,
  })
  .check(pricesInOrder);

const page = z
  .object({
    books: z.array(book),
    next_cursor: z
      .string()
      .nullable()
      .describe('The cursor of the next page; `null` on the last page.'),
  })
  .meta({ id: 'BookCursorPage' });

export const cursorLabEndpoints = {
  pageThroughBooks: endpoint({
    method: 'GET',
    path: '/labs/books',
    title: 'Page through books by cursor',
    description:
      'Returns the books of the workspace in pages that begin after a book, not at a number. Books that are added or deleted between two pages move no other book to another page. Practice following `Link` until there is no `rel="next"`, and starting again when a cursor has expired.',
    query: cursorQuery,
    replies: {
      200: reply(page, {
        description: 'The books of this page.',
        headers: { Link: 'A link to the next page, unless this is the last (RFC 8288).' },
        example: { books: [exampleBook], next_cursor: exampleCursor },
      }),
    },
    problems: ['cursor-expired', 'store-unavailable'],
    example: { query: { sort: 'price', limit: '5' } },
  }),
};
