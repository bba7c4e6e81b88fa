import { z } from 'zod';
import { listFields, pricesInOrder } from '../book.ts';
import { csvFormat } from '../book-formats.ts';
import { csvType, endpoint } from '../endpoint.ts';
import { must } from '../must.ts';
import { reply, textReply } from '../reply.ts';
import { mayBeReplayed, takesKey } from '../idempotency.ts';

/** The highest number of books in an import. */
export const mostCsvBooks = 200;

export const csvQuery = z
  .strictObject({
    ...listFields,
    bom: z
      .enum(['true', 'false'], { error: must('be true or false') })
      .default('false')
      .meta({
        description: '`true` puts a byte order mark first, by which Excel recognizes UTF-8.',
        examples: ['true'],
      }),
  })
  .check(pricesInOrder);

const emptyText = 'is empty: send a header and at least one row';

const imported = z
  .object({
    added: z.int().describe('The number of added books.'),
    books: z.array(
      z
        .object({
          row: z.int().describe('The row of the book; the header is row 1.'),
          id: z.string(),
          isbn: z.string(),
        })
        .meta({ id: 'CsvImportedBook' }),
    ),
  })
  .meta({ id: 'CsvImport' });

const exampleImport = [
  'title,author,price,category,isbn,stock,description',
  'Tea with the Compiler,Noor Haddad,17.5,Fiction,9780000009036,4,"A small novel, about a large warning."',
  '"The ""Flaky"" Test",Ines Moreau,12,Testing,9780000009043,0,',
  '',
].join('\n');

export const csvLabEndpoints = {
  exportBooks: endpoint({
    method: 'GET',
    path: '/labs/books.csv',
    title: 'Export the books as CSV',
    description:
      'Returns all books as CSV (RFC 4180), filtered and sorted as in GET /books. Practice parsing it with a library, and comparing rows and sums with the JSON. A text that a spreadsheet would take for a formula begins with an apostrophe.',
    query: csvQuery,
    replies: {
      200: textReply(csvFormat.contentType, {
        description: 'The header, and one row for each book. Lines end in CR and LF.',
        headers: { 'Content-Disposition': 'The name of the file: books.csv.' },
        example: csvFormat.example,
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  importBooks: endpoint({
    method: 'POST',
    path: '/labs/books.csv',
    title: 'Import books from CSV',
    description: `Adds up to ${mostCsvBooks} books, all of them or none. The first row names the columns, in any order; description may be missing, and id, created_at and updated_at are ignored, so that an export can be imported into another workspace. Practice sending a file with several errors, and finding each of them by its row and column: \`/3/price\` is the price in row 3.`,
    headers: takesKey('e81d6a52-b4f7-4093-a6ce-2f9b8d7c0e34'),
    bodyTypes: [csvType],
    body: z.string({ error: emptyText }).min(1, { error: emptyText }),
    replies: {
      201: reply(imported, {
        description: 'All books were added.',
        headers: mayBeReplayed,
        example: {
          added: 2,
          books: [
            { row: 2, id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77', isbn: '9780000009036' },
            { row: 3, id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c78', isbn: '9780000009043' },
          ],
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
    example: { body: exampleImport },
  }),
};
