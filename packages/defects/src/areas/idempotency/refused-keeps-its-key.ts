import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'refused-keeps-its-key',
  rule: 'REPEAT-05',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/idempotency/with-key.ts',
  from: `    await keys.release(keyed, claim).catch(() => {});
`,
  to: '',
  seen: 'After a refusal the same request with the same key is said to be in progress still.',
  hints: [
    'Look at the header Idempotency-Key.',
    'Not every request succeeds the first time. Remove the reason and send it again.',
    'POST an ISBN that is taken, delete the book that has it, POST again with the same key: 201.',
  ],
  caught: async ({ api, expect }) => {
    const headers = { 'Idempotency-Key': 'one-key' };
    const body = { ...newBook, isbn: exampleBook.isbn };
    await api.send('POST', '/books', { headers, body });
    await api.send('DELETE', `/books/${exampleBook.id}`);
    const { status } = await api.send('POST', '/books', { headers, body });
    expect(status).toBe(201);
  },
});
