import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'twenty-by-default',
  rule: 'LIST-01',
  level: 'easy',
  technique: 'oracle',
  file: 'packages/contracts/src/paging.ts',
  from: '.default(pageSize.byDefault)',
  to: '.default(20)',
  printed: ['documents', 'GraphQL', 'pages'],
  seen: 'A list without a limit brings twenty books.',
  hints: [
    'Look at the list of books.',
    'How many come when you do not say how many?',
    'GET /books and count them: ten.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<readonly Book[]>('/books');
    expect(body).toHaveLength(10);
  },
});
