import type { BookFields, BookQuery } from '@sparring/contracts/book';
import type { CategoryCount } from '@sparring/contracts/job';
import type { Clock } from '../request/clock.ts';
import { type Engine, type Work, rows, sql } from '../database/engine.ts';
import { nobody } from '../request/client-number.ts';
import type { PrepareWrite, ReadWorkspace } from '../workspaces/table.ts';
import { addAllWork, type AddedBook, type NewBook } from './add-all.ts';
import { bookIds } from './ids.ts';
import { type BookPage, bookHolderIdSql } from './list.ts';
import type { StoredBook } from './row.ts';
import { slice, type BookSlice, type SliceQuery } from './slice.ts';
import {
  findBook,
  bookWork,
  type Adding,
  type Change,
  type Precondition,
  type Writer,
} from './book-work.ts';

const byNumber = (one: CategoryCount, other: CategoryCount): number =>
  other.books - one.books || (one.category < other.category ? -1 : 1);

/** How many books each category has, the largest first. */
function* categories(workspace: string): Work<readonly CategoryCount[]> {
  const text = `SELECT category, count(*) AS books FROM book WHERE workspace = ${bookHolderIdSql} GROUP BY category`;
  return (yield* rows<CategoryCount>(sql(text, workspace))).toSorted(byNumber);
}

export interface BookWrites {
  readonly add: (workspace: string, fields: BookFields, how?: Adding) => Promise<StoredBook>;
  readonly change: (
    workspace: string,
    id: string,
    change: Change,
    precondition?: Precondition,
  ) => Promise<StoredBook>;
  /** Adds all books or none. */
  readonly addAll: (
    workspace: string,
    books: readonly NewBook[],
    also?: (added: readonly AddedBook[]) => Work<void>,
  ) => Promise<readonly AddedBook[]>;
  readonly remove: (workspace: string, id: string, precondition?: Precondition) => Promise<void>;
}

/** Each method is one transaction. It refuses with not-found, duplicate-isbn, workspace-full or a refusal of Workspaces. */
export interface Books extends BookWrites {
  readonly writesFor: (writer: Writer) => BookWrites;
  readonly list: (workspace: string, query: BookQuery) => Promise<BookPage>;
  /** The next books of a list after a position in it. */
  readonly slice: (workspace: string, query: SliceQuery) => Promise<BookSlice>;
  readonly find: (workspace: string, id: string) => Promise<StoredBook>;
  readonly categories: (workspace: string) => Promise<readonly CategoryCount[]>;
}

interface BookParts {
  readonly maxBooks: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly prepareWrite: PrepareWrite;
  readonly readWorkspace: ReadWorkspace;
}

export const createBooks = (
  engine: Engine,
  { maxBooks, clock, prepareWrite, readWorkspace }: BookParts,
): Books => {
  const { readAtOnce, write, nextVersion } = engine;
  const work = bookWork({ maxBooks, newId: bookIds(clock), prepareWrite, nextVersion });
  const addAll = addAllWork(work);
  const writesFor = (writer: Writer): BookWrites => ({
    add: (workspace, ...added) => write(work.add(workspace, writer, ...added)),
    addAll: (workspace, ...added) => write(addAll(workspace, writer, ...added)),
    change: (workspace, ...change) => write(work.change(workspace, writer, ...change)),
    remove: (workspace, ...removal) => write(work.remove(workspace, writer, ...removal)),
  });
  return {
    ...writesFor({ clientNumber: () => nobody, clock }),
    writesFor,
    list: (workspace, query) => readWorkspace(workspace, work.list(workspace, query), readAtOnce),
    slice: (workspace, query) => readWorkspace(workspace, slice(workspace, query), readAtOnce),
    find: (workspace, id) => readWorkspace(workspace, findBook(workspace, id)),
    categories: (workspace) => readWorkspace(workspace, categories(workspace)),
  };
};
