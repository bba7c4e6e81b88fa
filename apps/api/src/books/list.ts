import type { Book, BookQuery } from '@sparring/contracts/book';
import { sql, type Statement, type Value } from '../database/engine.ts';
import { holderIdSql } from '../workspaces/table.ts';
import { centsOf, columns, keyOf } from './row.ts';

export interface BookPage {
  readonly books: Book[];
  /** The number of books on all pages. */
  readonly total: number;
}

/** The column of a workspace that counts its books. */
export const count = 'books';

export const bookHolderIdSql = holderIdSql({ count });

/** The workspace whose books a request reads: the named one, or that of the seed until the first write. */
export interface BookHolder {
  readonly id: number;
  readonly revision: number;
  readonly books: number;
}

export const holderStatement = (workspace: string): Statement =>
  sql(
    `SELECT id, revision, ${count} AS books FROM workspace WHERE id = ${bookHolderIdSql}`,
    workspace,
  );

export type Filters = Pick<BookQuery, 'q' | 'category' | 'author' | 'min_price' | 'max_price'>;

/** The pattern of LIKE for texts that contain this one. */
const containing = (text: string): string => `%${keyOf(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

const texts = `(title_key || '\n' || author_key || '\n' || description_key)`;

/** Each condition has a question mark for its value. */
const conditions = (filters: Filters): [condition: string, value: Value][] => {
  const { q, category, author, min_price, max_price } = filters;
  const all: [string, Value | undefined][] = [
    [`${texts} LIKE ? ESCAPE '\\'`, q && containing(q)],
    ['category_key = ?', category && keyOf(category)],
    ['author_key = ?', author && keyOf(author)],
    ['cents >= ?', min_price === undefined ? undefined : centsOf(min_price)],
    ['cents <= ?', max_price === undefined ? undefined : centsOf(max_price)],
  ];
  return all.filter((pair): pair is [string, Value] => pair[1] !== undefined);
};

export const matching = (holder: number, filters: Filters): Statement => {
  const found = conditions(filters);
  const text = found
    .map(([condition], at) => ` AND ${condition.replace('?', () => `$${at + 2}`)}`)
    .join('');
  const values = found.map(([, value]) => value);
  return sql(`FROM book WHERE workspace = $1${text}`, holder, ...values);
};

export const isFiltered = (filters: Filters): boolean => conditions(filters).length > 0;

export const countStatement = (holder: number, filters: Filters): Statement => {
  const { text, values } = matching(holder, filters);
  return sql(`SELECT count(*) AS total ${text}`, ...values);
};

export const sortColumns: Record<BookQuery['sort'], string> = {
  title: 'title_key',
  author: 'author_key',
  price: 'cents',
  stock: 'stock',
  created_at: 'created_at',
};

/** Books with the same sort value are sorted by id, so that each book is on exactly one page. */
export const orderOf = ({ sort, order }: Pick<BookQuery, 'sort' | 'order'>): string => {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  return `${sortColumns[sort]} ${direction}, id ${direction}`;
};

export const pageStatement = (holder: number, query: BookQuery): Statement => {
  const { text, values } = matching(holder, query);
  const [limit, offset] = [values.length + 1, values.length + 2];
  return sql(
    `SELECT ${columns} ${text} ORDER BY ${orderOf(query)} LIMIT $${limit} OFFSET $${offset}`,
    ...values,
    query.limit,
    (query.skip ?? 0) + (query.page - 1) * query.limit,
  );
};
