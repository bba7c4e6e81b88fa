import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import type { Problem } from '@sparring/contracts/problem';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('deleted-is-still-there', 'BOOK-13', 'hard', 'sequences', {
    file: 'apps/api/src/books/book-work.ts',
    from: "'DELETE FROM book WHERE workspace = $1 AND id = $2'",
    to: "'DELETE FROM book WHERE workspace = $1 AND isbn = $2'",
    matters: 'true',
    seen: 'A deleted book is still found.',
    nudge: 'Look at what deletes a book.',
    hint: '"Book deleted" is easily said: look again.',
    recipe: 'DELETE a book, then GET it: 404.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await api.send('DELETE', path);
      const { status } = await api.get(path);
      expect(status).toBe(404);
    },
  }),
  defect('null-changes-nothing', 'BOOK-11', 'hard', 'sequences', {
    file: 'packages/contracts/src/book.ts',
    from: "description === undefined ? sent : { ...sent, description: description ?? '' }",
    to: 'description == null ? sent : { ...sent, description }',
    matters: 'description === null',
    seen: 'PATCH with null for the description leaves it as it was.',
    nudge: 'Look at what PATCH does with null.',
    hint: 'In a merge patch null removes.',
    recipe: 'PATCH {"description": null, "stock": 3}: the description is empty.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await api.send('PATCH', path, { body: { description: null, stock: 3 } });
      const { body } = await api.get<Book>(path);
      expect(body.description).toBe('');
    },
  }),
  defect('null-title-accepted', 'BOOK-12', 'medium', 'negative', {
    file: 'packages/contracts/src/book.ts',
    from: ".extend({ description: fields.description.nullish().describe('`null` empties the description.') })",
    to: `.extend({
    description: fields.description.nullish().describe('\`null\` empties the description.'),
    title: fields.title.or(z.null().transform(() => '(no title)')).optional(),
  })`,
    printed: ['documents'],
    seen: 'PATCH takes null for the title.',
    nudge: 'Look at what PATCH does with null.',
    hint: 'Only one field can be emptied.',
    recipe: 'PATCH {"title": null} is a 400.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const { status } = await api.send('PATCH', path, { body: { title: null } });
      expect(status).toBe(400);
    },
  }),
  defect('put-empties-description', 'BOOK-09', 'hard', 'sequences', {
    file: 'packages/contracts/src/book.ts',
    from: `'BookUpdate', ...anyField })
  .transform(changes)`,
    to: `'BookUpdate', ...anyField })
  .transform((sent) => changes({ description: '', ...sent }))`,
    printed: [],
    seen: 'PUT with some of the fields empties the description.',
    nudge: 'Look at what PUT leaves as it was.',
    hint: 'Compare the whole book, not only the field that you changed.',
    recipe: 'PUT a new price: the description is as before.',
    caught: async ({ api, expect }) => {
      const { body } = await api.send<Book>('PUT', `/books/${exampleBook.id}`, {
        body: { price: 31 },
      });
      expect(body.description).toBe(exampleBook.description);
    },
  }),
  defect('unknown-is-400', 'BOOK-14', 'hard', 'contract', {
    file: 'apps/api/src/books/refusals.ts',
    from: `    'not-found',
`,
    to: `    'invalid-input',
`,
    matters: 'true',
    seen: 'The id of no book is answered with 400, as if the request were invalid.',
    nudge: 'Look at a book that is not there.',
    hint: 'A text that is no id names no book, either.',
    recipe: 'GET an id that no book has: 404 and the type of that problem.',
    caught: async ({ api, expect }) => {
      const { status, body } = await api.get<Problem>(
        '/books/00000000-0000-4000-8000-00000000ffff',
      );
      expect([status, body.type]).toEqual([404, '/docs/problems/not-found']);
    },
  }),
  defect('updated-at-stays', 'BOOK-10', 'sneaky', 'oracle', {
    file: 'apps/api/src/books/book-work.ts',
    from: '{ ...before.book, ...changes, updated_at: clock.now().toISOString() }',
    to: '{ ...before.book, ...changes }',
    matters: 'before.book.updated_at !== clock.now().toISOString()',
    seen: 'A change leaves the date of the last change as it was.',
    nudge: 'Look at the dates of a book.',
    hint: 'One of them tells when the book was last changed.',
    recipe: 'PATCH a book: its updated_at is later than before.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3 } });
      expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(exampleBook.updated_at));
    },
  }),
];
