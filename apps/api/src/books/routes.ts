import type { bookEndpoints } from '@sparring/contracts/book-endpoints';
import { etagOf, isNotModified, refuseUnexpected } from '../http/conditional.ts';
import { answer, type Handlers } from '../http/implement.ts';
import type { Store, StoredBook } from '../store/store.ts';
import { pageLinks } from './page-links.ts';

const changed = ({ book, version }: StoredBook) => answer(200, book, { ETag: etagOf(version) });

export const bookRoutes = (store: Store): Handlers<typeof bookEndpoints> => ({
  listBooks: async ({ workspace, query, href }) => {
    const { books, total } = await store.listBooks(workspace, query);
    const Link = pageLinks(query, total, (search) => href(`/books?${search}`));
    return answer(200, books, { 'X-Total-Count': String(total), Link });
  },

  getBook: async ({ workspace, params, header }) => {
    const { book, version } = await store.findBook(workspace, params.id);
    const ETag = etagOf(version);
    return isNotModified(header, ETag)
      ? answer(304, undefined, { ETag })
      : answer(200, book, { ETag });
  },

  addBook: async ({ workspace, from, body, href }) => {
    const { book, version } = await store.askedBy(from).addBook(workspace, body);
    return answer(201, book, { ETag: etagOf(version), Location: href(`/books/${book.id}`) });
  },

  updateBook: async ({ workspace, from, params, body, header }) => {
    const change = store.askedBy(from).changeBook;
    return changed(await change(workspace, params.id, body, refuseUnexpected(header)));
  },

  patchBook: async ({ workspace, from, params, body, header }) => {
    const change = store.askedBy(from).changeBook;
    return changed(await change(workspace, params.id, body, refuseUnexpected(header)));
  },

  deleteBook: async ({ workspace, from, params, header }) => {
    await store.askedBy(from).removeBook(workspace, params.id, refuseUnexpected(header));
    return answer(200, { message: 'Book deleted' });
  },
});
