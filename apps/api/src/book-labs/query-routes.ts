import { createHash } from 'node:crypto';
import { inOrder } from '@sparring/contracts/book';
import type { queryLabEndpoints } from '@sparring/contracts/book-labs/query-endpoints';
import { queryString } from '@sparring/contracts/print/request';
import type { Books } from '../books/books.ts';
import { isNotModified } from '../http/read/conditional.ts';
import { reply, type Handlers } from '../request/handler.ts';

/** A result has no version of its own, so its content is its ETag. */
const etagOfContent = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

export const queryRoutes = (store: Pick<Books, 'list'>): Handlers<typeof queryLabEndpoints> => ({
  queryBooks: async ({ workspace, body, header, href }) => {
    const query = inOrder(body);
    const { books, total } = await store.list(workspace.name, query);
    const ETag = etagOfContent([books, total]);
    const headers = { ETag, Location: href(`/books${queryString(query)}`) };
    return isNotModified(header, ETag)
      ? reply(304, undefined, headers)
      : reply(200, books, { ...headers, 'X-Total-Count': String(total) });
  },
});
