import { numberParameter } from './number-parameter.ts';

/** The query parameters of every paged list. */
export const pagingFields = {
  page: numberParameter({ min: 1, max: 1_000_000 }, 'integer')
    .default(1)
    .describe('The number of the page. The first is 1.'),
  limit: numberParameter({ min: 1, max: 100 }, 'integer')
    .default(10)
    .describe('The number of entries on a page, from 1 to 100.'),
};

/** The headers of every paged list. */
export const pagingHeaders = {
  'X-Total-Count': 'The number of entries on all pages.',
  Link: 'Links to the first, previous, next and last page with the same filters (RFC 8288).',
};
