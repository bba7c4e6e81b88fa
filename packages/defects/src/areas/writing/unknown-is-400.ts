import { defect } from '../../defect.ts';
import type { Problem } from '@sparring/contracts/problem';

export default defect({
  id: 'unknown-is-400',
  rule: 'BOOK-14',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/books/refusals.ts',
  from: `    'not-found',
`,
  to: `    'invalid-input',
`,
  seen: 'The id of no book is answered with 400, as if the request were invalid.',
  hints: [
    'Look at a book that is not there.',
    'A text that is no id names no book, either.',
    'GET an id that no book has: 404 and the type of that problem.',
  ],
  caught: async ({ api, expect }) => {
    const { status, body } = await api.get<Problem>('/books/00000000-0000-4000-8000-00000000ffff');
    expect([status, body.type]).toEqual([404, '/docs/problems/not-found']);
  },
});
