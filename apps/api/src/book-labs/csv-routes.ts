import { inOrder } from '@sparring/contracts/book';
import type { csvLabEndpoints } from '@sparring/contracts/book-labs/csv-endpoints';
import type { AddedBook } from '../books/add-all.ts';
import type { Books } from '../books/books.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { csvOf } from '../csv/csv-write.ts';

/** More than any workspace holds. */
const allBooks = 1_000_000;

const byteOrderMark = '\uFEFF';

/** `header=absent` says that the first row has no names of columns (RFC 4180). */
const refuseWithoutHeader = (contentType = ''): void => {
  if (!/;\s*header="?absent/i.test(contentType)) return;
  throw new HttpProblem(
    'invalid-input',
    'The Content-Type says header=absent. Send a first row with the names of the columns.',
  );
};

const imported = (added: readonly AddedBook[]) => {
  const books = added.map(({ row, book: { id, isbn } }) => ({ row, id, isbn }));
  return reply(201, { added: books.length, books });
};

export const csvRoutes = (
  store: Pick<Books, 'slice' | 'writesFor'>,
): Handlers<typeof csvLabEndpoints> => ({
  exportBooks: async ({ workspace, query: { bom, ...sent } }) => {
    const { books } = await store.slice(workspace.name, { ...inOrder(sent), first: allBooks });
    const text = csvOf(books.map(({ book }) => book));
    return reply(200, bom === 'true' ? byteOrderMark + text : text, {
      'Content-Disposition': 'attachment; filename="books.csv"',
    });
  },

  importBooks: async ({ workspace, clientNumber, clock, body, header, saved }) => {
    refuseWithoutHeader(header('Content-Type'));
    const { booksIn } = await import('./csv-read.ts');
    const { addAll } = store.writesFor({ clientNumber, clock });
    return imported(await addAll(workspace.name, booksIn(body), (added) => saved(imported(added))));
  },
});
