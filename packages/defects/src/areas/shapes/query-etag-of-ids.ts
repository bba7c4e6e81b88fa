import { exampleBook } from '@sparring/contracts/book-endpoints';
import { defect } from '../../defect.ts';

export default defect({
  id: 'query-etag-of-ids',
  rule: 'QUERY-04',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/book-labs/query-routes.ts',
  from: 'etagOfContent([books, total])',
  to: 'etagOfContent([books.map(({ id }) => id), total])',
  seen: 'After a change of a book, a client that sends the ETag of its result gets 304 and keeps the old book.',
  hints: [
    'Look at the ETag of a result.',
    'Change a book between two equal queries.',
    'The stock of a book of the result changes: the old ETag gets 200.',
  ],
  caught: async ({ api, expect }) => {
    const ask = (headers = {}) =>
      api.send('QUERY', '/labs/books', { body: { limit: 100 }, headers });
    const etag = (await ask()).headers.get('ETag');
    await api.send('PATCH', `/books/${exampleBook.id}`, { body: { stock: 3 } });
    expect((await ask({ 'If-None-Match': etag })).status).toBe(200);
  },
});
