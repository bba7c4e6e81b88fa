import { expect, test } from 'vitest';
import { testRecord } from '../../test/support/records.ts';
import { maskRecord } from './mask.ts';

const secret = 'eyJhbGciOiJIUzI1NiJ9.payload.signature';

test('masks a secret of the request also where the answer repeats it', () => {
  const record = testRecord({
    path: `/v1/practice/books?access_token=${secret}`,
    answerBody: `{"detail":"${secret} is unknown","instance":"/v1/practice/books?access_token=${secret}"}`,
  });
  expect(JSON.stringify(maskRecord(record))).not.toContain(secret);
});

test('masks a secret that is percent-encoded in the address and plain in the answer', () => {
  const record = testRecord({
    path: '/v1/practice/books?token=amber%20falcon%2092',
    answerBody: '{"detail":"amber falcon 92 is unknown"}',
  });
  expect(JSON.stringify(maskRecord(record))).not.toContain('amber falcon');
});

test('masks a short secret only where it is expected', () => {
  const record = testRecord({
    path: '/v1/practice/books?token=a',
    answerBody: '{"title":"a table"}',
  });
  const { path, answer } = maskRecord(record);
  expect(path).toBe('/v1/practice/books?token=…(masked)');
  expect(answer.body?.text).toBe('{"title":"a table"}');
});

test('leaves a record without secrets as it is', () => {
  const record = testRecord({ path: '/v1/practice/books?page=2', answerBody: '[]' });
  expect(maskRecord(record)).toEqual(record);
});
