import { z } from 'zod';
import { book, bookParams } from '../book.ts';
import { exampleBook, ifMatch, versionHeader } from '../book-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { must } from '../must.ts';
import { reply } from '../reply.ts';

/** A path of its own: an endpoint has one body, as in the documents and clients made from it. Accept-Patch of both paths tells which takes what. */
export const jsonPatchType = 'application/json-patch+json';

/** The highest number of operations in a patch. */
export const mostOperations = 50;

const pointerText = must('be a JSON Pointer such as /price, or empty for the whole book');
const pointer = z
  .string({ error: pointerText })
  .max(500, { error: pointerText })
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, { error: pointerText });

/** A book has one level; a test may compare more. Programs that walk a very deep value run out of stack. */
const mostLevels = 20;
const isShallow = (sent: unknown, levels = mostLevels): boolean =>
  typeof sent !== 'object' ||
  sent === null ||
  (levels > 0 && Object.values(sent).every((inner) => isShallow(inner, levels - 1)));

/** JSON has no undefined, so this is a member that is missing. */
const value = z
  .unknown()
  .refine((sent) => sent !== undefined, { error: 'is missing: this operation needs a value' })
  .refine((sent) => isShallow(sent), { error: `must have at most ${mostLevels} levels` })
  .describe('Any JSON value.');

const operation = z
  .discriminatedUnion(
    'op',
    [
      z.object({ op: z.literal('add'), path: pointer, value }),
      z.object({ op: z.literal('remove'), path: pointer }),
      z.object({ op: z.literal('replace'), path: pointer, value }),
      z.object({ op: z.literal('move'), from: pointer, path: pointer }),
      z.object({ op: z.literal('copy'), from: pointer, path: pointer }),
      z.object({ op: z.literal('test'), path: pointer, value }),
    ],
    {
      error: ({ code, input }) =>
        code === 'invalid_union'
          ? 'must be one of add, remove, replace, move, copy, test'
          : must('be an object with op and path')({ input }),
    },
  )
  .meta({ id: 'PatchOperation' });

const listText = must(`be a list of 1 to ${mostOperations} operations`);

/** A JSON Patch (RFC 6902). */
export const jsonPatch = z
  .array(operation, { error: listText })
  .min(1, { error: listText })
  .max(mostOperations, { error: listText })
  .meta({ id: 'JsonPatch' });
export type JsonPatch = z.output<typeof jsonPatch>;

export const patchLabEndpoints = {
  patchBookByOperations: endpoint({
    method: 'PATCH',
    path: '/labs/books/{id}',
    title: 'Change a book by JSON Patch',
    description: `Changes a book by a list of operations (RFC 6902), all of them or none. \`PATCH /books/{id}\` takes a merge patch instead; the header Accept-Patch of \`OPTIONS\` and of a 415 says what each takes. Practice protecting a change with \`test\`, and asserting that a rejected patch leaves the book and its ETag as they were.`,
    params: bookParams,
    headers: { 'If-Match': ifMatch },
    bodyTypes: [jsonPatchType],
    body: jsonPatch,
    replies: {
      200: reply(book, {
        description: 'The book after all operations.',
        headers: { ETag: versionHeader },
        example: {
          ...exampleBook,
          price: 24.99,
          description: '',
          updated_at: '2026-02-03T10:20:30.400Z',
        },
      }),
    },
    problems: [
      'not-found',
      'patch-conflict',
      'duplicate-isbn',
      'precondition-failed',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example: {
      params: { id: exampleBook.id },
      body: [
        { op: 'test', path: '/price', value: exampleBook.price },
        { op: 'replace', path: '/price', value: 24.99 },
        { op: 'remove', path: '/description' },
      ],
    },
  }),
};
