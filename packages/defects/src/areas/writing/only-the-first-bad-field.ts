import { defect } from '../../defect.ts';
import type { Problem } from '@sparring/contracts/problem';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'only-the-first-bad-field',
  rule: 'BOOK-06',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/http/read/validation.ts',
  from: 'errorsOf(result.error.issues)',
  to: 'errorsOf(result.error.issues.slice(0, 1))',
  matters: 'result.error.issues.length > 1',
  seen: 'Of several bad fields only the first is named.',
  hints: [
    'Look at the errors of a refused book.',
    'Make two mistakes at once.',
    'A price of -1 and a stock of -1: two pointers, /price and /stock.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.post<Problem>('/books', { ...newBook, price: -1, stock: -1 });
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/price', '/stock']);
  },
});
