import type { BookFields } from '@sparring/contracts/book';
import { rows, sql, type Work } from '../database/engine.ts';
import { bookHolderIdSql } from './list.ts';
import { takenIsbns, type TakenIsbn } from './refusals.ts';
import type { StoredBook } from './row.ts';
import { mayRepeat, type bookWork, type Writer } from './book-work.ts';

/** A book of an import, and its row there. */
export interface NewBook {
  readonly row: number;
  readonly fields: BookFields;
}

export interface AddedBook extends StoredBook {
  readonly row: number;
}

const digitsOf = (isbn: string): string => isbn.replaceAll(/[- ]/g, '');

/** The books whose ISBN a book of the workspace or an earlier row has. */
function* findTaken(name: string, books: readonly NewBook[]): Work<readonly TakenIsbn[]> {
  const stored = yield* rows<{ id: string; isbn: string }>(
    sql(`SELECT id, isbn FROM book WHERE workspace = ${bookHolderIdSql}`, name),
  );
  const holders = new Map(stored.map(({ id, isbn }) => [digitsOf(isbn), `the book ${id}`]));
  const taken: TakenIsbn[] = [];
  for (const { row, fields } of books) {
    const { isbn } = fields;
    const digits = digitsOf(isbn);
    const holder = holders.get(digits);
    if (holder === undefined) holders.set(digits, `row ${row}`);
    else taken.push({ row, isbn, holder });
  }
  return taken;
}

/** The work that adds all books or none. A refusal names every row whose ISBN is taken. */
export const addAllWork = ({ add }: Pick<ReturnType<typeof bookWork>, 'add'>) =>
  function* (
    name: string,
    writer: Writer,
    books: readonly NewBook[],
    also?: (added: readonly AddedBook[]) => Work<void>,
  ): Work<readonly AddedBook[]> {
    const taken = mayRepeat(name) ? [] : yield* findTaken(name, books);
    if (taken.length > 0) throw takenIsbns(taken);
    const added: AddedBook[] = [];
    for (const { row, fields } of books) added.push({ ...(yield* add(name, writer, fields)), row });
    if (also) yield* also(added);
    return added;
  };
