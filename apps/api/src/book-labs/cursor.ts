import { cursorMinutes, firstPage } from '@sparring/contracts/book-labs/cursor-endpoints';
import type { Position, SliceQuery } from '../books/slice.ts';
import { HttpProblem } from '../problem/refusal.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import { createSeal } from './seal.ts';

/** Which books, and in which order. */
type BookOrder = Omit<SliceQuery, 'first' | 'after'>;

/** The part of a workspace context that a cursor depends on. */
type CursorContext = Pick<WorkspaceContext, 'workspace' | 'clock'>;

interface Sealed extends Position {
  readonly list: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const lifetime = cursorMinutes * 60 * 1000;

/** The list that a cursor belongs to. The number of books on a page may change. */
const listOf = ({ q, category, author, min_price, max_price, sort, order }: BookOrder): string =>
  JSON.stringify([q, category, author, min_price, max_price, sort, order]);

const refused = (reason: string): HttpProblem => {
  const detail = `${reason} Send next_cursor unchanged and with the same filters and order, or begin again without cursor.`;
  return new HttpProblem('invalid-input', `The cursor is not valid. ${detail}`, {
    errors: [{ pointer: '/cursor', detail }],
  });
};

const expired = (expires: number): HttpProblem =>
  new HttpProblem(
    'cursor-expired',
    `The cursor expired at ${new Date(expires).toISOString()}. Begin again with the first page: send the same request without cursor.`,
  );

/** Cursors that only this API can read, in one workspace and for a time. They are stored nowhere. */
export const createCursors = (secret: string) => {
  const seal = createSeal(secret, 'cursor');
  return {
    make: (context: CursorContext, order: BookOrder, { value, id }: Position): string => {
      const expires = context.clock.now().getTime() + lifetime;
      const sealed: Sealed = { list: listOf(order), value, id, expires };
      return seal.close(sealed, context.workspace.name);
    },

    /** Returns the position of a cursor in its list; undefined for the first page. */
    read: (
      { workspace, clock }: CursorContext,
      query: BookOrder,
      cursor = firstPage,
    ): Position | undefined => {
      if (cursor === firstPage) return undefined;
      const opened = seal.open(cursor, workspace.name) as Sealed | undefined;
      if (!opened) throw refused('This API did not make it in this workspace, or it was changed.');
      const { list, value, id, expires } = opened;
      if (list !== listOf(query))
        throw refused('It belongs to a list with other filters or another order.');
      if (expires <= clock.now().getTime()) throw expired(expires);
      return { value, id };
    },
  };
};

export type Cursors = ReturnType<typeof createCursors>;
