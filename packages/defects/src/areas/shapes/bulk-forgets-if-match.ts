import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'bulk-forgets-if-match',
  rule: 'BULK-02',
  level: 'sneaky',
  technique: 'concurrency',
  file: 'apps/api/src/book-labs/bulk-routes.ts',
  from: "wanted === 'If-Match' ? operation.if_match : undefined",
  to: "wanted === 'If-None-Match' ? operation.if_match : undefined",
  seen: 'if_match works the other way round: the right ETag is refused and a wrong one accepted.',
  hints: [
    'Look at the delete of a bulk request.',
    'It can name the version that it wants to delete.',
    'if_match: "0" gets 412, and the book stays.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.post<{ readonly results: readonly { readonly status: number }[] }>(
      '/labs/books/bulk',
      { operations: [{ op: 'delete', id: exampleBook.id, if_match: '"0"' }] },
    );
    const { status } = await api.get(`/books/${exampleBook.id}`);
    expect([body.results[0]?.status, status]).toEqual([412, 200]);
  },
});
