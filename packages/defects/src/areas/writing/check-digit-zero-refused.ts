import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'check-digit-zero-refused',
  rule: 'BOOK-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/contracts/src/isbn.ts',
  from: 'Number(text[12]) === checkDigit(text.slice(0, 12))',
  to: 'Number(text[12]) === (checkDigit(text.slice(0, 12)) || 10)',
  matters: 'checkDigit(text.slice(0, 12)) === 0',
  seen: 'An ISBN whose check digit is 0 is refused.',
  hints: [
    'Look at the ISBN of a new book.',
    'One ISBN in ten ends in each digit: try more than one.',
    '9780000009050 is an ISBN, and its check digit is 0.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.post('/books', { ...newBook, isbn: '9780000009050' });
    expect(status).toBe(201);
  },
});
