import { inOrder, newBook, newBookParams, type Book } from '@sparring/contracts/book';
import type { bookEndpoints } from '@sparring/contracts/book-endpoints';
import { etagOf, isNotModified, refuseUnexpected } from '../http/read/conditional.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { validated } from '../http/read/validation.ts';
import type { Books } from './books.ts';
import { xmlType } from '@sparring/contracts/book-formats';
import { csvType } from '@sparring/contracts/endpoint';
import { Written } from '../request/written.ts';
import { csvOf } from '../csv/csv-write.ts';
import { xmlOf } from './xml-write.ts';
import { pageLinks } from '../http/send/page-links.ts';
import type { StoredBook } from './row.ts';

const writers: Readonly<Record<string, (books: readonly Book[]) => string>> = {
  [csvType]: csvOf,
  [xmlType]: xmlOf,
};

/** The books in the format that the client prefers. */
const inFormat = (books: Book[], mediaType = ''): Book[] | Written => {
  const write = writers[mediaType];
  return write ? new Written(write(books)) : books;
};

const changed = ({ book, version }: StoredBook) => reply(200, book, { ETag: etagOf(version) });

const added =
  (href: (path: string) => string) =>
  ({ book, version }: StoredBook) =>
    reply(201, book, { ETag: etagOf(version), Location: href(`/books/${book.id}`) });

/** Whether a PUT must not change a book that exists. */
const isCreation = (header: (name: string) => string | undefined): boolean =>
  header('If-None-Match') === '*' && header('If-Match') === undefined;

export const bookRoutes = (store: Books): Handlers<typeof bookEndpoints> => ({
  listBooks: async ({ workspace, query: sent, href, mediaType }) => {
    const query = inOrder(sent);
    const { books, total } = await store.list(workspace.name, query);
    const Link = pageLinks(query, total - (query.skip ?? 0), (search) => href(`/books?${search}`));
    return reply(200, inFormat(books, mediaType), { 'X-Total-Count': String(total), Link });
  },

  getBook: async ({ workspace, params, header }) => {
    const { book, version } = await store.find(workspace.name, params.id);
    const ETag = etagOf(version);
    return isNotModified(header, ETag)
      ? reply(304, undefined, { ETag })
      : reply(200, book, { ETag });
  },

  addBook: async ({ workspace, clientNumber, clock, body, href, saved }) => {
    const answerOf = added(href);
    const { add } = store.writesFor({ clientNumber, clock });
    const also = (stored: StoredBook) => saved(answerOf(stored));
    return answerOf(await add(workspace.name, body, { also }));
  },

  updateBook: async ({ workspace, clientNumber, clock, params, body, header, href }) => {
    const { add, change } = store.writesFor({ clientNumber, clock });
    const precondition = refuseUnexpected(header);
    if (!isCreation(header))
      return changed(await change(workspace.name, params.id, body, precondition));
    const { id } = validated(newBookParams, params, 'path');
    const book = validated(newBook, body, 'body');
    return added(href)(await add(workspace.name, book, { id, precondition }));
  },

  patchBook: async ({ workspace, clientNumber, clock, params, body, header }) => {
    const { change } = store.writesFor({ clientNumber, clock });
    return changed(await change(workspace.name, params.id, body, refuseUnexpected(header)));
  },

  deleteBook: async ({ workspace, clientNumber, clock, params, header }) => {
    await store
      .writesFor({ clientNumber, clock })
      .remove(workspace.name, params.id, refuseUnexpected(header));
    return reply(200, { message: 'Book deleted' });
  },
});
