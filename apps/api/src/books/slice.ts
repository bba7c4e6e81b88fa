import type { Book, BookQuery } from '@sparring/contracts/book';
import { row, rows, sql, type Statement, type Work } from '../database/engine.ts';
import {
  countStatement,
  holderStatement,
  matching,
  orderOf,
  sortColumns,
  type Filters,
  type BookHolder,
} from './list.ts';
import { centsOf, columns, keyOf, storedOf, type BookRow, type StoredBook } from './row.ts';

type Order = Pick<BookQuery, 'sort' | 'order'>;

/** The position of a book in an order. It stays where it is when the book is deleted. */
export interface Position {
  readonly value: string | number;
  readonly id: string;
}

export interface SliceQuery extends Filters, Order {
  /** The highest number of books. */
  readonly first: number;
  readonly after?: Position | undefined;
}

/** The books after a position. */
export interface BookSlice {
  readonly books: readonly StoredBook[];
  /** The number of books that match. */
  readonly total: number;
  /** The number of those after the position. */
  readonly left: number;
}

const values: Record<BookQuery['sort'], (book: Book) => Position['value']> = {
  title: ({ title }) => keyOf(title),
  author: ({ author }) => keyOf(author),
  price: ({ price }) => centsOf(price),
  stock: ({ stock }) => stock,
  created_at: ({ created_at }) => created_at,
};

export const positionOf = (sort: BookQuery['sort'], book: Book): Position => ({
  value: values[sort](book),
  id: book.id,
});

/** The matching books after the position, as the end of a statement. */
const rest = (holder: number, { after, sort, order, ...filters }: SliceQuery): Statement => {
  const all = matching(holder, filters);
  if (!after) return all;
  const at = all.values.length;
  const sign = order === 'asc' ? '>' : '<';
  return sql(
    `${all.text} AND (${sortColumns[sort]}, id) ${sign} ($${at + 1}, $${at + 2})`,
    ...all.values,
    after.value,
    after.id,
  );
};

const sliceStatement = (holder: number, query: SliceQuery): Statement => {
  const { text, values: found } = rest(holder, query);
  return sql(
    `SELECT ${columns} ${text} ORDER BY ${orderOf(query)} LIMIT $${found.length + 1}`,
    ...found,
    query.first,
  );
};

function* counted({ text, values: bound }: Statement): Work<number> {
  const statement = sql(`SELECT count(*) AS total ${text}`, ...bound);
  return (yield* row<{ total: number }>(statement))!.total;
}

/** The next books of a list, which is stable while books come and go. */
export function* slice(name: string, query: SliceQuery): Work<BookSlice> {
  const { id } = (yield* row<BookHolder>(holderStatement(name)))!;
  const { total } = (yield* row<{ total: number }>(countStatement(id, query)))!;
  const left = query.after ? yield* counted(rest(id, query)) : total;
  const found = yield* rows<BookRow>(sliceStatement(id, query));
  return { books: found.map(storedOf), total, left };
}
