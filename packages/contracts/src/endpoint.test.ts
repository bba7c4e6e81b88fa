import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emptyReply } from './reply.ts';

/* The compiler runs these: `npm run check` fails when one of the marked lines becomes legal. */

const common = {
  method: 'GET',
  title: 'Read',
  description: 'Reads.',
  replies: { 200: emptyReply({ description: 'Read.' }) },
  problems: [],
  example: {},
} as const;
const id = z.string();
const byId = z.object({ id });
const byIsbn = z.object({ isbn: id });

test('compiles when the path and its parameters have the same names', () => {
  const one = endpoint({ ...common, path: '/books/{id}', params: byId });
  const two = endpoint({
    ...common,
    path: '/books/{id}/pages/{page}',
    params: z.object({ page: id, id }),
  });
  const none = endpoint({ ...common, path: '/books' });
  expect([one, two, none].map(({ path }) => path)).toHaveLength(3);
});

test('does not compile when the path has a name and there are no parameters', () => {
  // @ts-expect-error: params is missing
  const wrong = endpoint({ ...common, path: '/books/{id}' });
  expect(wrong).toBeDefined();
});

test('does not compile when the path names another parameter', () => {
  // @ts-expect-error: isbn is not in the path
  const wrong = endpoint({ ...common, path: '/books/{id}', params: byIsbn });
  expect(wrong).toBeDefined();
});

test('does not compile when a parameter is not in the path', () => {
  // @ts-expect-error: the path has no names
  const wrong = endpoint({ ...common, path: '/books', params: byId });
  expect(wrong).toBeDefined();
});

test('does not compile when one of two names of the path has no parameter', () => {
  // @ts-expect-error: page is missing
  const wrong = endpoint({ ...common, path: '/books/{id}/{page}', params: byId });
  expect(wrong).toBeDefined();
});
