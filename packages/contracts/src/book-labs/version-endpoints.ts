import { z } from 'zod';
import { bookParams } from '../book.ts';
import { exampleBook } from '../book-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { reply } from '../reply.ts';

/** Since when the first version is deprecated, and when it ends, by the clock of the workspace. They never change: an end that is always thirty days ahead would never come. */
export const deprecatedSince = '2026-01-01T00:00:00.000Z';
export const sunsetAt = '2099-01-01T00:00:00.000Z';

const { id, title, author, price, stock } = exampleBook;
const params = { id };

const bookV1 = z
  .object({
    id: z.guid(),
    title: z.string(),
    author: z.string(),
    price: z.number().describe('The price in US dollars.'),
    stock: z.int(),
  })
  .meta({ id: 'BookV1' });

const bookV2 = z
  .object({
    id: z.guid(),
    title: z.string(),
    authors: z.array(z.string()).describe('Several authors are possible; today there is one.'),
    price: z
      .object({
        amount: z.string().describe('A decimal with two places, as text: `29.99`.'),
        currency: z.literal('USD'),
      })
      .meta({ id: 'Money' }),
    available: z.boolean().describe('Whether at least one copy is in stock.'),
  })
  .meta({ id: 'BookV2' });

export const versionLabEndpoints = {
  getBookV1: endpoint({
    method: 'GET',
    path: '/labs/v1/books/{id}',
    title: 'Get a book, version 1 (deprecated)',
    description: `Returns a book in the old form. Every 200 says in \`Deprecation\` (RFC 9745) since when it is deprecated, in \`Sunset\` (RFC 8594) when it ends, and in \`Link\` what replaces it. Practice writing a test that fails early when something that it uses is deprecated, and set the clock of your workspace to ${sunsetAt}: from then on this version gets 410.`,
    params: bookParams,
    replies: {
      200: reply(bookV1, {
        description: 'The book.',
        headers: {
          Deprecation:
            'Since when this version is deprecated: `@` and the seconds since 1970 (RFC 9745).',
          Sunset: 'The date from which this version gets 410 (RFC 8594).',
          Link: 'The same book in version 2 (`successor-version`), and the documentation (`deprecation`).',
        },
        example: { id, title, author, price, stock },
      }),
    },
    problems: ['not-found', 'version-gone', 'store-unavailable'],
    example: { params },
  }),

  getBookV2: endpoint({
    method: 'GET',
    path: '/labs/v2/books/{id}',
    title: 'Get a book, version 2',
    description:
      'Returns a book in the new form: a list of authors, a price with its currency, and whether it is available. Practice comparing both versions of a book field by field.',
    params: bookParams,
    replies: {
      200: reply(bookV2, {
        description: 'The book.',
        example: {
          id,
          title,
          authors: [author],
          price: { amount: String(price), currency: 'USD' },
          available: true,
        },
      }),
    },
    problems: ['not-found', 'store-unavailable'],
    example: { params },
  }),
};
