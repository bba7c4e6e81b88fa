import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'patch-keeps-what-worked',
  rule: 'PATCH-02',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/book-labs/json-patch.ts',
  from: 'if (!isPossible || error) throw conflict(at, operation, reasonOf(operation, error));',
  to: "if ((!isPossible || error) && (at === 0 || operation.op === 'test')) throw conflict(at, operation, reasonOf(operation, error));",
  seen: 'A patch with an impossible operation after the first is executed without it, and gets 200.',
  hints: [
    'Look at patches with several operations.',
    'What happens to the first change if the second is impossible?',
    'replace /stock, then remove /publisher: 409, and the stock is what it was.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/labs/books/${exampleBook.id}`;
    const { status } = await api.send('PATCH', path, {
      headers: { 'Content-Type': 'application/json-patch+json' },
      body: [
        { op: 'replace', path: '/stock', value: 99 },
        { op: 'remove', path: '/publisher' },
      ],
    });
    const { body } = await api.get<Book>(`/books/${exampleBook.id}`);
    expect([status, body.stock]).toEqual([409, exampleBook.stock]);
  },
});
