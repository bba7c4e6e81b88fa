import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('price-loses-its-zero', 'SUNSET-05', 'medium', 'oracle', {
    file: 'apps/api/src/book-labs/version-routes.ts',
    from: 'amount: price.toFixed(2)',
    to: 'amount: String(price)',
    matters: 'price.toFixed(2) !== String(price)',
    seen: 'A price of 29.90 is the text 29.9 in version 2.',
    nudge: 'Look at the prices of version 2.',
    hint: 'An amount has two decimals, whatever the price is.',
    recipe: 'A book for 12.5: amount is 12.50.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await api.send('PUT', path, { body: { price: 12.5 } });
      const { body } = await api.get<{ readonly price: { readonly amount: string } }>(
        `/labs/v2${path}`,
      );
      expect(body.price.amount).toBe('12.50');
    },
  }),
  defect('query-304-without-location', 'QUERY-05', 'sneaky', 'contract', {
    file: 'apps/api/src/book-labs/query-routes.ts',
    from: 'reply(304, undefined, headers)',
    to: 'reply(304, undefined, { ETag })',
    matters: 'true',
    seen: 'The response 304 to a query has no Location.',
    nudge: 'Look at the responses without a body.',
    hint: 'Compare the headers of 304 with those of 200.',
    recipe: 'Location of a 304 is that of the response before.',
    caught: async ({ api, expect }) => {
      const ask = (headers = {}) => api.send('QUERY', '/labs/books', { body: {}, headers });
      const { headers } = await ask({ 'If-None-Match': '*' });
      expect(headers.get('Location')).toContain('/books?');
    },
  }),
  defect('query-etag-of-ids', 'QUERY-04', 'hard', 'sequences', {
    file: 'apps/api/src/book-labs/query-routes.ts',
    from: 'etagOfContent([books, total])',
    to: 'etagOfContent([books.map(({ id }) => id), total])',
    seen: 'After a change of a book, a client that sends the ETag of its result gets 304 and keeps the old book.',
    nudge: 'Look at the ETag of a result.',
    hint: 'Change a book between two equal queries.',
    recipe: 'The stock of a book of the result changes: the old ETag gets 200.',
    caught: async ({ api, expect }) => {
      const ask = (headers = {}) =>
        api.send('QUERY', '/labs/books', { body: { limit: 100 }, headers });
      const etag = (await ask()).headers.get('ETag');
      await api.send('PATCH', `/books/${exampleBook.id}`, { body: { stock: 3 } });
      expect((await ask({ 'If-None-Match': etag })).status).toBe(200);
    },
  }),
  defect('query-ignores-a-typing-error', 'QUERY-06', 'medium', 'negative', {
    file: 'packages/contracts/src/book-labs/query-endpoints.ts',
    from: '  .strictObject({',
    to: '  .object({',
    printed: ['documents'],
    seen: 'A query with a mistyped member gets all books instead of 400.',
    nudge: 'Look at the members of a query.',
    hint: 'What if somebody mistypes one?',
    recipe: 'The member categry gets 400 with the pointer /categry.',
    caught: async ({ api, expect }) => {
      const { status } = await api.send('QUERY', '/labs/books', { body: { categry: 'Testing' } });
      expect(status).toBe(400);
    },
  }),
  defect('query-location-without-order', 'QUERY-02', 'medium', 'navigation', {
    file: 'apps/api/src/book-labs/query-routes.ts',
    from: 'queryString(query)',
    to: "queryString({ ...query, order: 'asc' })",
    pure: true,
    matters: "queryString(query) !== queryString({ ...query, order: 'asc' })",
    seen: 'The Location of a descending query leads to the books in ascending order.',
    nudge: 'Look at Location.',
    hint: 'Follow it, and compare both lists, for more than one query.',
    recipe: 'A query with order desc: GET of its Location has the same books in the same order.',
    caught: async ({ api, expect }) => {
      const body = { sort: 'price', order: 'desc' };
      const { headers } = await api.send('QUERY', '/labs/books', { body });
      expect(headers.get('Location')).toContain('order=desc');
    },
  }),
  defect('query-total-of-the-page', 'QUERY-01', 'easy', 'paging', {
    file: 'apps/api/src/book-labs/query-routes.ts',
    from: "'X-Total-Count': String(total)",
    to: "'X-Total-Count': String(books.length)",
    matters: 'total !== books.length',
    seen: 'X-Total-Count of a query is the number of books on the page, not on all pages.',
    nudge: 'Look at the headers of a query.',
    hint: 'Ask for less than there is.',
    recipe: 'A query with the limit 2 finds 30 books.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.send('QUERY', '/labs/books', { body: { limit: 2 } });
      expect(headers.get('X-Total-Count')).toBe('30');
    },
  }),
  defect('sunset-a-day-late', 'SUNSET-04', 'hard', 'boundaries', {
    file: 'apps/api/src/book-labs/version-routes.ts',
    from: 'clock.now().getTime() >= Date.parse(sunsetAt)',
    to: 'clock.now().getTime() >= Date.parse(sunsetAt) + 86_400_000',
    matters: `clock.now().getTime() >= Date.parse(sunsetAt) &&
    clock.now().getTime() < Date.parse(sunsetAt) + 86_400_000`,
    seen: 'Version 1 still answers on the day of its sunset.',
    nudge: 'Look at the end of version 1.',
    hint: 'Set the clock to the second that Sunset names.',
    recipe: 'now: 2099-01-01T00:00:00Z gets 410.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { now: '2099-01-01T00:00:00Z' } });
      const { status } = await api.get(`/labs/v1/books/${exampleBook.id}`);
      expect(status).toBe(410);
    },
  }),
];
