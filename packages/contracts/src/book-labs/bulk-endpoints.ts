import { z } from 'zod';
import { book, bookParams, newBook } from '../book.ts';
import { exampleBook } from '../book-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { etags } from '../etags.ts';
import { must } from '../must.ts';
import { problem } from '../problem.ts';
import { reply } from '../reply.ts';
import { mayBeReplayed, takesKey } from '../idempotency.ts';

/** The highest number of operations in a bulk request. */
export const mostBulkOperations = 50;

/** One operation of a bulk request. */
export const bulkOperation = z.discriminatedUnion(
  'op',
  [
    z.strictObject({ op: z.literal('create'), book: newBook }),
    z.strictObject({ op: z.literal('delete'), ...bookParams.shape, if_match: etags.optional() }),
  ],
  {
    error: ({ code, input }) =>
      code === 'invalid_union'
        ? 'must be create or delete'
        : must('be an object with op')({ input }),
  },
);

const listText = must(`be a list of 1 to ${mostBulkOperations} operations`);

/** The operations are checked one by one, so that an invalid one does not refuse the others. */
const operations = z
  .array(
    z
      .unknown()
      .describe(
        '`{ "op": "create", "book": … }` or `{ "op": "delete", "id": …, "if_match": … }`, where `if_match` is optional.',
      ),
    { error: listText },
  )
  .min(1, { error: listText })
  .max(mostBulkOperations, { error: listText });

const result = z
  .object({
    status: z.int().describe('The status that this operation would get alone.'),
    location: z.string().optional().describe('The path of a created book.'),
    etag: z.string().optional().describe('The ETag of a created book.'),
    book: book.optional().describe('The created book.'),
    problem: problem.optional().describe('Why the operation was rejected.'),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.input<typeof result>;

const exampleNewBook = {
  title: 'Tea with the Compiler',
  author: 'Noor Haddad',
  price: 17.5,
  category: 'Fiction',
  isbn: '9780000009012',
  stock: 4,
};

const createdBook = {
  ...exampleBook,
  ...exampleNewBook,
  id: '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77',
  description: '',
};

export const bulkLabEndpoints = {
  changeBooksInBulk: endpoint({
    method: 'POST',
    path: '/labs/books/bulk',
    title: 'Create and delete several books',
    description: `Executes up to ${mostBulkOperations} operations one after the other and returns 207 with a result for each, in the same order. A rejected operation has no effect on the others. Practice reading every result: the 207 itself says nothing about success.`,
    headers: takesKey('73f5b0d9-16ac-4e38-92b4-d8c7e3a0f165'),
    body: z.strictObject({ operations }).meta({ id: 'BulkInput' }),
    replies: {
      207: reply(z.object({ results: z.array(result) }).meta({ id: 'BulkResults' }), {
        description: 'The results, in the order of the operations.',
        headers: mayBeReplayed,
        example: {
          results: [
            {
              status: 201,
              location: `/v1/practice/books/${createdBook.id}`,
              etag: '"31"',
              book: createdBook,
            },
            { status: 200 },
            {
              status: 404,
              problem: {
                type: '/docs/problems/not-found',
                title: 'Not Found',
                status: 404,
                error: 'Not found',
                detail:
                  'There is no book 00000000-0000-4000-8000-00000000ffff in the workspace public. GET /books lists them all.',
                instance: '/v1/practice/labs/books/bulk#/operations/2',
              },
            },
          ],
        },
      }),
    },
    problems: ['too-many-new-workspaces', 'too-many-workspaces', 'store-unavailable'],
    example: {
      body: {
        operations: [
          { op: 'create', book: exampleNewBook },
          { op: 'delete', id: '00000000-0000-4000-8000-000000000030' },
          { op: 'delete', id: '00000000-0000-4000-8000-00000000ffff' },
        ],
      },
    },
  }),
};
