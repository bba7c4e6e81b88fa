import { expect, test } from 'vitest';
import { isbn, isbnOf } from './isbn.ts';

test('accepts an ISBN-13 with a correct check digit', () => {
  expect(isbn.safeParse('9780306406157').success).toBe(true);
});

test('names the correct check digit when it is wrong', () => {
  const { error } = isbn.safeParse('9780306406158');
  expect(error?.issues[0]?.message).toBe('must end with its check digit 7, not "9780306406158"');
});

test.each(['978-0-306-40615-7', '0306406152', '1234567890123', '', '978030640615X'])(
  'refuses %j, which does not have the form of an ISBN-13',
  (text) => {
    expect(isbn.safeParse(text).error?.issues[0]?.message).toContain('without hyphens');
  },
);

test.each([0, 1, 640_615, 999_999_999])('makes a valid ISBN-13 of the number %d', (nth) => {
  expect(isbn.safeParse(isbnOf(nth))).toMatchObject({ success: true });
  expect(isbn.safeParse(isbnOf(nth, '978'))).toMatchObject({ success: true });
});
