import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'only-the-first-etag',
  rule: 'VERSION-05',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/http/read/conditional.ts',
  from: "listed('If-None-Match', ifNoneMatch).map(",
  to: "listed('If-None-Match', ifNoneMatch).slice(0, 1).map(",
  pure: true,
  seen: 'Of several ETags in If-None-Match only the first is compared.',
  hints: [
    'Look at If-None-Match.',
    'It can hold more than one ETag.',
    'If-None-Match: "0", and the current one behind it: 304.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const { headers } = await api.get(path);
    const { status } = await api.get(path, { 'If-None-Match': `"0", ${headers.get('ETag')}` });
    expect(status).toBe(304);
  },
});
