import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'never-304',
  rule: 'VERSION-04',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/http/read/conditional.ts',
  from: 'return noneMatch !== undefined && isCached(noneMatch, etag);',
  to: "return noneMatch === '*';",
  used: 'noneMatch !== undefined',
  seen: 'A book that has not changed is sent again, although If-None-Match names its ETag.',
  hints: [
    'Look at If-None-Match.',
    'Who has the current version gets no body.',
    'GET a book with its own ETag in If-None-Match: 304.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const { headers } = await api.get(path);
    const { status } = await api.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(status).toBe(304);
  },
});
