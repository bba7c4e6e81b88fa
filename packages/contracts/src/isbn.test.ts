import { expect, test } from 'vitest';
import { isbn, isbnOf } from './isbn.ts';

test('says what an ISBN is to a text that is none', () => {
  expect(isbn.safeParse('test-123').error?.issues[0]?.message).toBe(
    'must be an ISBN: 10 or 13 digits, with single hyphens or blanks between them, the last of ten may be X, not "test-123"',
  );
});

test.each([0, 1, 640_615, 999_999_999])('makes a valid ISBN-13 of the number %d', (nth) => {
  expect(isbn.safeParse(isbnOf(nth))).toMatchObject({ success: true });
  expect(isbn.safeParse(isbnOf(nth, '978'))).toMatchObject({ success: true });
});
