import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'delete-ignores-if-match',
  rule: 'VERSION-02',
  level: 'hard',
  technique: 'concurrency',
  file: 'apps/api/src/books/routes.ts',
  from: '.remove(workspace.name, params.id, refuseUnexpected(header))',
  to: '.remove(workspace.name, params.id)',
  used: "header('If-Match') !== undefined || header('If-None-Match') !== undefined",
  seen: 'DELETE removes a book although If-Match names an old version.',
  hints: [
    'Look at If-Match.',
    'It is for every call that writes, not only for those that change.',
    'DELETE with an old ETag: 412, and the book is still there.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const refused = await api.send('DELETE', path, { headers: { 'If-Match': '"0"' } });
    const { status } = await api.get(path);
    expect([refused.status, status]).toEqual([412, 200]);
  },
});
