import { z } from 'zod';
import { must } from './must.ts';

/** The last digit of an ISBN-13, from the twelve before it, with the weights 1 and 3 in turn. */
const checkDigit = (twelve: string): number => {
  const sum = Array.from(twelve).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** The ISBN-13 with this number, for the invented books of tests and seed data. */
export const isbnOf = (nth: number, prefix: '978' | '979' = '979'): string => {
  const twelve = `${prefix}${String(nth).padStart(9, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
};

const shape = must(
  'be an ISBN: 10 or 13 digits, with single hyphens or blanks between them, the last of ten may be X',
);

/** No check digit is computed: books of tests and of courses often have an invented ISBN. */
export const isbn = z
  .string({ error: shape })
  .regex(/^(?:(?:[0-9][ -]?){9}[0-9X]|(?:[0-9][ -]?){12}[0-9])$/, { error: shape });
