import { expect, test } from 'vitest';
import { httpDate } from './http-date.ts';

test('a time is written to the second, and anew in the next one', () => {
  const written = [1000, 1999, 2000, 1999].map((now) => httpDate(now));
  expect(written).toEqual([
    'Thu, 01 Jan 1970 00:00:01 GMT',
    'Thu, 01 Jan 1970 00:00:01 GMT',
    'Thu, 01 Jan 1970 00:00:02 GMT',
    'Thu, 01 Jan 1970 00:00:01 GMT',
  ]);
});
