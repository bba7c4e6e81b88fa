import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'patch-ignores-if-match',
  rule: 'PATCH-07',
  level: 'hard',
  technique: 'concurrency',
  file: 'apps/api/src/book-labs/patch-routes.ts',
  from: `      (before) => patched(before, body),
      refuseUnexpected(header),`,
  to: `      (before) => patched(before, body),
      () => void header,`,
  seen: 'A JSON Patch is executed although If-Match names an old version.',
  hints: [
    'Look at If-Match.',
    'Each kind of change has to heed it, not only PUT.',
    'PATCH /labs/books/{id} with If-Match: "0" gets 412.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.send('PATCH', `/labs/books/${exampleBook.id}`, {
      headers: { 'Content-Type': 'application/json-patch+json', 'If-Match': '"0"' },
      body: [{ op: 'replace', path: '/stock', value: 1 }],
    });
    expect(status).toBe(412);
  },
});
