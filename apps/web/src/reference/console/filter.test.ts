import { expect, test } from 'vitest';
import { filtered } from './filter.ts';
import { testRecord } from './test-record.ts';

const requests = [
  { ...testRecord({ method: 'POST', path: '/v1/practice/books' }), status: 201 },
  { ...testRecord({ path: '/v1/practice/books' }), status: 404 },
  { ...testRecord({ path: '/v1/practice/ping' }), status: null },
];

test.each([
  ['', [201, 404, null]],
  ['books', [201, 404]],
  ['post BOOKS', [201]],
  ['4xx', [404]],
  ['404', [404]],
  ['ping', [null]],
  ['nothing', []],
])('%s finds %j', (text, expected) => {
  expect(filtered(requests, text).map(({ status }) => status)).toEqual(expected);
});
