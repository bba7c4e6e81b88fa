import { defect } from '../../defect.ts';

export default defect({
  id: 'query-304-without-location',
  rule: 'QUERY-05',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/book-labs/query-routes.ts',
  from: 'answer(304, undefined, headers)',
  to: 'answer(304, undefined, { ETag })',
  seen: 'The response 304 to a query has no Location.',
  hints: [
    'Look at the responses without a body.',
    'Compare the headers of 304 with those of 200.',
    'Location of a 304 is that of the response before.',
  ],
  caught: async ({ api, expect }) => {
    const ask = (headers = {}) => api.send('QUERY', '/labs/books', { body: {}, headers });
    const { headers } = await ask({ 'If-None-Match': '*' });
    expect(headers.get('Location')).toContain('/books?');
  },
});
