import type { Book, BookFields, BookQuery } from '@sparring/contracts/book';
import { millisecondsOf, type ClockSettings } from '@sparring/contracts/own-clock';
import { untouched, type WorkspaceSettings } from '@sparring/contracts/workspace';
import type { BookPage } from '../../../src/books/list.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import type { ChanceStep } from '../../../src/request/workspace-context.ts';
import { ModelLabs } from './lab-model.ts';

const lower = (text: string): string => text.normalize('NFC').toLowerCase();

const sortValue = (book: Book, sort: BookQuery['sort']): string | number =>
  sort === 'title' || sort === 'author' ? lower(book[sort]) : book[sort];

const compareValues = (one: string | number, other: string | number): number =>
  typeof one === 'number'
    ? one - Number(other)
    : Buffer.compare(Buffer.from(one), Buffer.from(String(other)));

const compare =
  ({ sort, order }: BookQuery) =>
  (one: Book, other: Book): number => {
    const difference =
      compareValues(sortValue(one, sort), sortValue(other, sort)) ||
      compareValues(one.id, other.id);
    return order === 'asc' ? difference : -difference;
  };

const fits = (query: BookQuery) => (book: Book) =>
  (query.q === undefined ||
    [book.title, book.author, book.description].some((text) =>
      lower(text).includes(lower(query.q!)),
    )) &&
  (query.category === undefined || lower(book.category) === lower(query.category)) &&
  (query.author === undefined || lower(book.author) === lower(query.author)) &&
  book.price >= (query.min_price ?? 0) &&
  book.price <= (query.max_price ?? Infinity);

/** The result of a refused call, in the store and in the model. */
export interface Refused {
  readonly refused: string;
}

/** A workspace as plain data. The store must behave exactly like it. */
export class ModelWorkspace {
  #books: Book[] = [...seedBooks];
  #chance: ChanceStep = untouched;
  #counted = 0;
  /** The time that it stands at; undefined while it has the clock of the server. */
  #frozen: number | undefined;
  /** The requests with an Idempotency-Key, and their books. */
  readonly #keys = new Map<string, { readonly request: string; readonly book: Book }>();
  readonly labs = new ModelLabs();

  ids(): string[] {
    return this.#books.map(({ id }) => id);
  }

  find(id: string): Book | Refused {
    return this.#books.find((book) => book.id === id) ?? { refused: 'not-found' };
  }

  list(query: BookQuery): BookPage {
    const found = this.#books.filter(fits(query)).toSorted(compare(query));
    const from = (query.skip ?? 0) + (query.page - 1) * query.limit;
    return { books: found.slice(from, from + query.limit), total: found.length };
  }

  #takes(isbn: string, id?: string): boolean {
    return this.#books.every((book) => book.isbn !== isbn || book.id === id);
  }

  /** `chosen` holds the values that the store chose: the id and the times. */
  add(fields: BookFields, chosen: Partial<Book>): Book | Refused {
    if (!this.#takes(fields.isbn)) return { refused: 'duplicate-isbn' };
    const { id = '', created_at = '', updated_at = '' } = chosen;
    const book: Book = { id, ...fields, created_at, updated_at };
    this.#books.push(book);
    return book;
  }

  addOnce(key: string, fields: BookFields, chosen: object): object {
    const request = JSON.stringify(fields);
    const earlier = this.#keys.get(key);
    if (earlier && earlier.request !== request) return { refused: 'idempotency-key-reused' };
    if (earlier) return { replayed: earlier.book };
    const book = this.add(fields, chosen);
    if (!('refused' in book)) this.#keys.set(key, { request, book });
    return book;
  }

  change(id: string, change: Partial<BookFields>, updated_at: string): Book | Refused {
    const before = this.find(id);
    if ('refused' in before) return before;
    const book: Book = { ...before, ...change, updated_at };
    if (!this.#takes(book.isbn, id)) return { refused: 'duplicate-isbn' };
    this.#books = this.#books.map((other) => (other.id === id ? book : other));
    return book;
  }

  remove(id: string): Refused | undefined {
    const before = this.find(id);
    if ('refused' in before) return before;
    this.#books = this.#books.filter((book) => book.id !== id);
    return undefined;
  }

  /** How often it was counted before. */
  count(): number {
    this.#counted += 1;
    return this.#counted - 1;
  }

  takeStep(): ChanceStep {
    const taken = this.#chance;
    this.#chance = { ...taken, step: taken.step + 1 };
    return taken;
  }

  /** The clock of the server stands still in this test, so that a frozen clock shows all there is. */
  setClock({ now, advance }: ClockSettings, server: number): { now: string; clock: string } {
    if (now === null) this.#frozen = undefined;
    else if (now !== undefined) this.#frozen = Date.parse(now);
    if (advance !== undefined) this.#frozen = (this.#frozen ?? server) + millisecondsOf(advance);
    return {
      now: new Date(this.#frozen ?? server).toISOString(),
      clock: this.#frozen === undefined ? 'server' : 'frozen',
    };
  }

  settle({ seed, chance }: WorkspaceSettings): ChanceStep {
    if (seed !== undefined) this.#chance = { ...this.#chance, seed, step: 0 };
    if (chance !== undefined) this.#chance = { ...this.#chance, chance };
    return this.#chance;
  }

  clear(): void {
    this.#counted = 0;
    this.labs.clear();
    this.#keys.clear();
    this.#books = [...seedBooks];
    this.#chance = untouched;
    this.#frozen = undefined;
  }
}
