import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';

export default defect({
  id: 'min-price-exclusive',
  rule: 'LIST-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/books/list.ts',
  from: "'cents >= ?'",
  to: "'cents > ?'",
  used: 'min_price !== undefined',
  seen: 'A book that costs exactly the lowest price is left out.',
  hints: [
    'Look at the filters of the list.',
    '"At least" includes the value itself.',
    'min_price=29.99 finds the books that cost exactly 29.99.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<readonly Book[]>('/books?min_price=29.99&limit=100');
    expect(body.map(({ price }) => price)).toContain(29.99);
  },
});
