import { z } from 'zod';
import { isbn } from './isbn.ts';
import { must } from './must.ts';
import { pagingFields } from './paging.ts';
import { line, prose } from './text.ts';

const priceText = must('be a number from 0 to 99999.99 with at most two decimals');
const price = z
  .number({ error: priceText })
  .min(0, { error: priceText })
  .max(99_999.99, { error: priceText })
  .multipleOf(0.01, { error: priceText });

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
  price: price.describe('In US dollars.'),
  description: prose(2000),
  category: line(50),
  isbn: isbn.describe(
    'Thirteen digits without hyphens, the last one the check digit; no two books of a workspace share one.',
  ),
  stock: stock.describe('How many can be bought.'),
};

/** Any UUID, as the format says: also one of a version that is not invented yet. */
const id = z.guid({ error: must('be a UUID') }).toLowerCase();
const moment = z.iso.datetime();

export const book = z
  .object({ id, ...fields, created_at: moment, updated_at: moment })
  .meta({ id: 'Book' });
export type Book = z.infer<typeof book>;

/** What a client decides about a book. */
export type BookFields = Omit<Book, 'id' | 'created_at' | 'updated_at'>;

/** A book may be sent back as it was read, so what only the API decides is taken and left out. */
const ignored = z.unknown().optional().describe('Decided by the API and ignored when sent.');
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

/** JSON knows no undefined: a field is there or it is not. */
const changes = (sent: object) => withoutReadOnly(sent) as Partial<BookFields>;
const notEmpty = (sent: object): boolean => Object.keys(sent).length > 0;
const emptyText = `must have at least one of ${Object.keys(fields).join(', ')}`;
/** The same for a reader of the OpenAPI document. */
const anyField = { anyOf: Object.keys(fields).map((name) => ({ required: [name] })) };

/** Both readings of PUT: the whole book, or some of its fields. */
export const bookUpdate = someFields
  .meta({ id: 'BookUpdate', ...anyField })
  .transform(changes)
  .refine(notEmpty, { error: emptyText });

/** A JSON merge patch (RFC 7396): null removes, and only a description can be removed. */
export const bookPatch = someFields
  .extend({ description: fields.description.nullish().describe('null empties it.') })
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

export const bookQuery = z
  .strictObject({
    category: fields.category
      .optional()
      .meta({ description: 'Only this category; letter case is ignored.', examples: ['Testing'] }),
    author: fields.author.optional().meta({
      description: 'Only this author; letter case is ignored.',
      examples: ['Ines Moreau'],
    }),
    min_price: amount
      .optional()
      .meta({ description: 'Only books that cost at least this much.', examples: [5] }),
    max_price: amount
      .optional()
      .meta({ description: 'Only books that cost at most this much.', examples: [50] }),
    sort: oneOf(bookSorts)
      .default('created_at')
      .meta({ description: 'What to sort by.', examples: ['price'] }),
    order: oneOf(['asc', 'desc'])
      .default('asc')
      .meta({ description: 'Ascending or descending.', examples: ['desc'] }),
    ...pagingFields,
  })
  .refine(({ min_price = 0, max_price = Infinity }) => min_price <= max_price, {
    path: ['min_price'],
    error: ({ input }) => {
      const { min_price, max_price } = input as { min_price: number; max_price: number };
      return `must not be more than max_price: ${min_price} is more than ${max_price}`;
    },
  });
export type BookQuery = z.output<typeof bookQuery>;

export const bookParams = z.object({ id });
