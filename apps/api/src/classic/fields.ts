/** The fields of a book in JSON. */
export type Fields = Readonly<Record<string, unknown>>;

const ofBook = new Set(['title', 'author', 'description', 'category', 'isbn']);
/** The API sets these itself. */
const setHere = new Set(['id', 'bookId', 'created_at', 'updated_at']);

const numberIn = (sent: unknown): unknown =>
  typeof sent === 'string' && /^-?\d+(?:\.\d+)?$/.test(sent) ? Number(sent) : sent;

/** How many copies make a book available, or not. */
const copies = new Map<unknown, number>([
  ['true', 1],
  [true, 1],
  ['false', 0],
  [false, 0],
]);

/** How a field is read from text, and written as text. */
const asText = {
  price: { read: numberIn, write: String },
  stock: {
    read: (sent: unknown): unknown => copies.get(sent) ?? numberIn(sent),
    write: (stock: unknown): string => String(stock !== 0),
  },
};

const isAsText = (name: string): name is keyof typeof asText => Object.hasOwn(asText, name);

export interface Sent {
  /** The body for the API. */
  readonly body: Fields;
  /** What a student reads again as it was sent. */
  readonly kept: Fields;
}

export const sentFields = (sent: Fields): Sent => {
  const all = Object.entries(sent).filter(([name]) => !setHere.has(name));
  return {
    body: Object.fromEntries(
      all
        .filter(([name]) => ofBook.has(name) || isAsText(name))
        .map(([name, value]) => [name, isAsText(name) ? asText[name].read(value) : value]),
    ),
    kept: Object.fromEntries(all.filter(([name]) => !ofBook.has(name))),
  };
};

/** A number is shown as the student sent it, unless it has been changed since. */
const shownNumber = (name: keyof typeof asText, stored: unknown, sent: unknown): unknown =>
  sent !== undefined && asText[name].read(sent) === stored ? sent : asText[name].write(stored);

/** A book as a student reads it. */
export const shownFields = (book: Fields, kept: Fields = {}): Fields => ({
  ...book,
  ...kept,
  bookId: book['id'],
  price: shownNumber('price', book['price'], kept['price']),
  stock: shownNumber('stock', book['stock'], kept['stock']),
});
