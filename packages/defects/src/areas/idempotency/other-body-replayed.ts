import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'other-body-replayed',
  rule: 'REPEAT-04',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: 'params, query, body]))',
  to: 'params, query]))',
  seen: 'A request with a key that was used for another body gets the answer of that other request.',
  hints: [
    'Look at the header Idempotency-Key.',
    'A key belongs to one request. What if it comes with another one?',
    'POST two different books with the same key: the second gets 422.',
  ],
  caught: async ({ api, expect }) => {
    const headers = { 'Idempotency-Key': 'one-key' };
    await api.send('POST', '/books', { headers, body: newBook });
    const body = { ...newBook, title: 'Another title' };
    const { status } = await api.send('POST', '/books', { headers, body });
    expect(status).toBe(422);
  },
});
