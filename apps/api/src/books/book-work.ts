import type { Book, BookFields, BookQuery } from '@sparring/contracts/book';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { PrepareWrite } from '../workspaces/table.ts';
import {
  countStatement,
  holderStatement,
  isFiltered,
  pageStatement,
  bookHolderIdSql,
  type BookPage,
  type BookHolder,
} from './list.ts';
import { pageCache } from './page-cache.ts';
import { duplicateIsbn, unknownBook, workspaceFull } from './refusals.ts';
import {
  bookOf,
  columns,
  isbnKey,
  storedOf,
  valuesOf,
  writtenColumns,
  type BookRow,
  type StoredBook,
} from './row.ts';

/** Checks the stored version before a change. Throws to prevent the change. */
export type Precondition = (version: number) => void;

const one = `SELECT ${columns} FROM book WHERE workspace = ${bookHolderIdSql} AND id = $2`;

const insert = `INSERT INTO book (workspace, id, version, created_at, updated_at, ${writtenColumns})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

/** Strangers share the workspace public, so that nobody can know whose book has an ISBN. */
export const mayRepeat = (name: string): boolean => name === publicWorkspace;

const update = `UPDATE book SET version = $3, updated_at = $4, title = $5, author = $6, cents = $7,
  description = $8, category = $9, isbn = $10, stock = $11, title_key = $12, author_key = $13,
  category_key = $14, description_key = $15 WHERE workspace = $1 AND id = $2`;

const sameIsbn = `SELECT id FROM book
  WHERE workspace = $1 AND ${isbnKey('isbn')} = ${isbnKey('$2')} AND id <> $3 LIMIT 1`;

/** The fields to change, or a function that makes them from the book. */
export type Change = Partial<BookFields> | ((before: Book) => Partial<BookFields>);

/** How a book is added. */
export interface Adding {
  /** A new id if left out. */
  readonly id?: string;
  /** Refuses the version of the book that has this id already. */
  readonly precondition?: Precondition;
  /** Work on the new book in the same transaction. */
  readonly also?: ((added: StoredBook) => Work<void>) | undefined;
}

const anything: Precondition = () => {};

export const insertBook = (workspace: number, book: Book, version: number) => {
  const { id, created_at, updated_at } = book;
  return sql(insert, workspace, id, version, created_at, updated_at, ...valuesOf(book));
};

/** PostgreSQL does not store every other text. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function* findBook(name: string, id: string): Work<StoredBook> {
  const found = uuid.test(id) ? yield* row<BookRow>(sql(one, name, id)) : undefined;
  if (!found) throw unknownBook(id, name);
  return storedOf(found);
}

/** The address of the client that writes, and the clock of its workspace. */
export interface Writer {
  readonly clientNumber: ClientNumber;
  readonly clock: Pick<Clock, 'now'>;
}

function* requireAbsent(name: string, id: string, precondition: Precondition): Work<void> {
  const found = yield* row<BookRow>(sql(one, name, id));
  if (found) precondition(found.version);
}

interface BookWorkParts {
  readonly maxBooks: number;
  readonly newId: () => string;
  readonly prepareWrite: PrepareWrite;
  readonly nextVersion: Engine['nextVersion'];
}

/** The work on the books of a workspace. */
export const bookWork = ({ maxBooks, newId, prepareWrite, nextVersion }: BookWorkParts) => {
  const pages = pageCache();

  const drawn = `${nextVersion}, (${sameIsbn}) AS holder`;

  /** The next version, unless another book has the ISBN. One statement does both, because writes should be fast. */
  function* drawVersion(name: string, workspace: number, { id, isbn }: Book): Work<number> {
    const { version, holder } = (yield* row<{ version: number; holder: string | null }>(
      sql(drawn, workspace, isbn, id),
    ))!;
    if (holder !== null && !mayRepeat(name)) throw duplicateIsbn(isbn, holder);
    return version;
  }

  function* list(name: string, query: BookQuery): Work<BookPage> {
    const { id, revision, books } = (yield* row<BookHolder>(holderStatement(name)))!;
    const key = `${id} ${revision} ${JSON.stringify(query)}`;
    const cached = pages.find(key);
    if (cached) return cached;
    const { total } = isFiltered(query)
      ? (yield* row<{ total: number }>(countStatement(id, query)))!
      : { total: books };
    const found = yield* rows<BookRow>(pageStatement(id, query));
    const page = { books: found.map(bookOf), total };
    pages.add(key, page);
    return page;
  }

  function* add(
    name: string,
    { clientNumber, clock }: Writer,
    fields: BookFields,
    { id = newId(), precondition, also }: Adding = {},
  ): Work<StoredBook> {
    const { id: workspace, held } = yield* prepareWrite(name, clientNumber, 1);
    if (held > maxBooks) throw workspaceFull(name, maxBooks);
    if (precondition) yield* requireAbsent(name, id, precondition);
    const time = clock.now().toISOString();
    const book: Book = { id, ...fields, created_at: time, updated_at: time };
    const version = yield* drawVersion(name, workspace, book);
    yield insertBook(workspace, book, version);
    const stored = { book, version };
    if (also) yield* also(stored);
    return stored;
  }

  function* change(
    name: string,
    { clientNumber, clock }: Writer,
    id: string,
    how: Change,
    precondition = anything,
  ): Work<StoredBook> {
    const { id: workspace } = yield* prepareWrite(name, clientNumber);
    const before = yield* findBook(name, id);
    precondition(before.version);
    const changes = typeof how === 'function' ? how(before.book) : how;
    const book: Book = { ...before.book, ...changes, updated_at: clock.now().toISOString() };
    const version = yield* drawVersion(name, workspace, book);
    yield sql(update, workspace, id, version, book.updated_at, ...valuesOf(book));
    return { book, version };
  }

  function* remove(
    name: string,
    { clientNumber }: Writer,
    id: string,
    precondition = anything,
  ): Work<void> {
    const { id: workspace } = yield* prepareWrite(name, clientNumber, -1);
    const { version } = yield* findBook(name, id);
    precondition(version);
    yield sql('DELETE FROM book WHERE workspace = $1 AND id = $2', workspace, id);
  }

  return { list, add, change, remove };
};
