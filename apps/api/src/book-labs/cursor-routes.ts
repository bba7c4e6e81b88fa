import { inOrder } from '@sparring/contracts/book';
import type { cursorLabEndpoints } from '@sparring/contracts/book-labs/cursor-endpoints';
import { queryString } from '@sparring/contracts/print/request';
import type { Books } from '../books/books.ts';
import { positionOf } from '../books/slice.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { Cursors } from './cursor.ts';

export const cursorRoutes = (
  store: Pick<Books, 'slice'>,
  cursors: Cursors,
): Handlers<typeof cursorLabEndpoints> => ({
  pageThroughBooks: async ({ workspace, clock, query, href }) => {
    const { limit, cursor, ...sent } = query;
    const order = inOrder(sent);
    const context = { workspace, clock };
    const after = cursors.read(context, order, cursor);
    const found = await store.slice(workspace.name, { ...order, first: limit, after });
    const books = found.books.map(({ book }) => book);
    const last = books.at(-1);
    if (!last || found.left <= limit) return reply(200, { books, next_cursor: null });
    const next = cursors.make(context, order, positionOf(order.sort, last));
    const search = queryString({ ...order, limit, cursor: next });
    return reply(
      200,
      { books, next_cursor: next },
      { Link: `<${href(`/labs/books${search}`)}>; rel="next"` },
    );
  },
});
