import { numberParameter } from './number-parameter.ts';

/** The number of entries on a page. */
export const pageSize = { least: 1, most: 100, byDefault: 10 } as const;

/** The query parameters of every paged list. */
export const pagingFields = {
  page: numberParameter({ min: 1, max: 1_000_000 }, 'integer')
    .default(1)
    .describe('The number of the page. The first is 1.'),
  limit: numberParameter({ min: pageSize.least, max: pageSize.most }, 'integer')
    .default(pageSize.byDefault)
    .describe('The number of entries on a page, from 1 to 100.'),
};

/** The headers of every paged list. */
export const pagingHeaders = {
  'X-Total-Count': 'The number of entries on all pages.',
  Link: 'Links to the first, previous, next and last page with the same filters (RFC 8288).',
};
