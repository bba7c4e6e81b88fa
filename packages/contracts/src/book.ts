import { z } from 'zod';
import { isbn } from './isbn.ts';
import { must } from './must.ts';
import { numberParameter } from './number-parameter.ts';
import { pagingFields } from './paging.ts';
import { line, prose } from './text.ts';

const priceText = must('be a number from 0 to 99999.99 with at most two decimals');
/** 0.1 + 0.2 is nearly a price, and would be stored as another number. */
const isInCents = (amount: number): boolean => Math.round(amount * 100) / 100 === amount;
const price = z
  .number({ error: priceText })
  .min(0, { error: priceText })
  .max(99_999.99, { error: priceText })
  .multipleOf(0.01, { error: priceText, abort: true })
  .refine(isInCents, { error: priceText });

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: must(`be one of ${words.join(', ')}`) });

const stockText = must('be a whole number from 0 to 1000000');
const stock = z
  .int({ error: stockText })
  .min(0, { error: stockText })
  .max(1_000_000, { error: stockText });

const fields = {
  title: line(200),
  author: line(100),
  price: price.describe('The price in US dollars.'),
  description: prose(2000),
  category: line(50),
  isbn: isbn.describe(
    'Ten or thirteen digits, with single hyphens or blanks between them. The last of ten may be X. No check digit is computed. Each book of a workspace has a different ISBN, whatever its hyphens and blanks; only the workspace public accepts one twice.',
  ),
  stock: stock.describe('The number of copies in stock.'),
};

/** A UUID of any version, including future ones. */
const id = z.guid({ error: must('be a UUID') }).toLowerCase();
const moment = z.iso.datetime();

export const book = z
  .object({ id, ...fields, created_at: moment, updated_at: moment })
  .meta({ id: 'Book' });
export type Book = z.infer<typeof book>;

/** The fields of a book that a client sets. */
export type BookFields = Omit<Book, 'id' | 'created_at' | 'updated_at'>;

/** A client may send a book back as it read it, so these fields are accepted and ignored. */
const ignored = z
  .unknown()
  .optional()
  .describe('Set by the API. A value that you send is ignored.');
const readOnly = { id: ignored, created_at: ignored, updated_at: ignored };

const withoutReadOnly = <Sent extends { [Name in keyof typeof readOnly]?: unknown }>({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  ...sent
}: Sent) => sent;

export const newBook = z
  .strictObject({ ...fields, description: fields.description.default(''), ...readOnly })
  .meta({ id: 'BookInput' })
  .transform((sent): BookFields => withoutReadOnly(sent));

const someFields = z.strictObject({ ...fields, ...readOnly }).partial();

/** JSON has no undefined, so the cast from optional fields is safe. */
const changes = (sent: object) => withoutReadOnly(sent) as Partial<BookFields>;
const notEmpty = (sent: object): boolean => Object.keys(sent).length > 0;
const emptyText = `must have at least one of ${Object.keys(fields).join(', ')}`;
/** The same rule in JSON Schema. */
const anyField = { anyOf: Object.keys(fields).map((name) => ({ required: [name] })) };

/** The body of PUT: the whole book, or some of its fields. */
export const bookUpdate = someFields
  .meta({ id: 'BookUpdate', ...anyField })
  .transform(changes)
  .refine(notEmpty, { error: emptyText });

/** A JSON merge patch (RFC 7396): null removes a field, and only the description can be removed. */
export const bookPatch = someFields
  .extend({ description: fields.description.nullish().describe('`null` empties the description.') })
  .meta({ id: 'BookPatch', ...anyField })
  .transform(({ description, ...sent }) =>
    changes(description === undefined ? sent : { ...sent, description: description ?? '' }),
  )
  .refine(notEmpty, { error: emptyText });

export const bookSorts = ['title', 'author', 'price', 'stock', 'created_at'] as const;

const amountText = must('be a price from 0 to 99999.99 with at most two decimals');
const amount = z
  .string({ error: amountText })
  .regex(/^\d{1,5}(?:\.\d{1,2})?$/, { error: amountText, abort: true })
  .transform(Number)
  .pipe(price);

/** The filters and the order of a list. */
export const listFields = {
  q: line(200)
    .optional()
    .meta({
      description:
        'Returns only books with this text in the title, the author or the description. Not case-sensitive.',
      examples: ['locator'],
    }),
  category: fields.category
    .optional()
    .meta({
      description: 'Returns only books of this category. Not case-sensitive.',
      examples: ['Testing'],
    }),
  author: fields.author
    .optional()
    .meta({
      description: 'Returns only books of this author. Not case-sensitive.',
      examples: ['Ines Moreau'],
    }),
  min_price: amount
    .optional()
    .meta({ description: 'Returns only books with at least this price.', examples: [5] }),
  max_price: amount
    .optional()
    .meta({ description: 'Returns only books with at most this price.', examples: [50] }),
  sort: oneOf(bookSorts)
    .optional()
    .meta({
      description: 'The field to sort by. Without sort and order, the newest book is first.',
      examples: ['price'],
    }),
  order: oneOf(['asc', 'desc'])
    .optional()
    .meta({
      description:
        'The sort order: ascending or descending. If left out, it is ascending by the field in sort.',
      examples: ['desc'],
    }),
};

type Order = Readonly<{ sort: (typeof bookSorts)[number]; order: 'asc' | 'desc' }>;

/** The query with its order. The newest books are first unless the client sorts: it finds there what it has just added. */
export const inOrder = <Sent extends { [Name in keyof Order]?: Order[Name] | undefined }>({
  sort,
  order,
  ...others
}: Sent): Omit<Sent, keyof Order> & Order => ({
  ...others,
  sort: sort ?? 'created_at',
  order: order ?? (sort === undefined ? 'desc' : 'asc'),
});

interface Prices {
  readonly min_price?: number | undefined;
  readonly max_price?: number | undefined;
}

/** Refuses a range of prices that contains no price. */
export const pricesInOrder = z.refine<Prices>(
  ({ min_price = 0, max_price = Infinity }) => min_price <= max_price,
  {
    path: ['min_price'],
    error: ({ input }) => {
      const { min_price, max_price } = input as Prices;
      return `must not be more than max_price: ${min_price} is more than ${max_price}`;
    },
  },
);

const skip = numberParameter({ min: 0, max: 1_000_000 }, 'integer')
  .optional()
  .meta({ description: 'Leaves out so many books. The pages begin behind them.', examples: [10] });

export const bookQuery = z
  .strictObject({ ...listFields, skip, ...pagingFields })
  .check(pricesInOrder);
export type BookQuery = Omit<z.output<typeof bookQuery>, keyof Order> & Order;

/** A text that is no UUID is the id of no book, so it gets the same answer as an unknown UUID. */
const sentId = z
  .string({ error: must('be the id of a book') })
  .toLowerCase()
  .meta({ format: 'uuid' });
export const bookParams = z.object({ id: sentId });

/** The id under which a client creates a book. */
export const newBookParams = z.object({ id });
