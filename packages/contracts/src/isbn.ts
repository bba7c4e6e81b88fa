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

const shape = must('be an ISBN-13: 978 or 979 and ten more digits, without hyphens');

/** An ISBN-13 with a correct check digit. */
export const isbn = z
  .string({ error: shape })
  .regex(/^97[89]\d{10}$/, { error: shape, abort: true })
  .refine((text) => Number(text[12]) === checkDigit(text.slice(0, 12)), {
    error: (issue) =>
      must(`end with its check digit ${checkDigit(String(issue.input).slice(0, 12))}`)(issue),
  });
