import { numberParameter } from './number-parameter.ts';

/** The query parameters of every list that comes in pages; spread them into its query. */
export const pagingFields = {
  page: numberParameter({ min: 1, max: 1_000_000 }, 'integer')
    .default(1)
    .describe('Which page, from 1.'),
  limit: numberParameter({ min: 1, max: 100 }, 'integer')
    .default(10)
    .describe('How many on a page, 1 to 100.'),
};

/** The headers of every list that comes in pages. */
export const pagingHeaders = {
  'X-Total-Count': 'How many there are on all pages together.',
  Link: 'The first, previous, next and last page, with the same filters (RFC 8288).',
};
