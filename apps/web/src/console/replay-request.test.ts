import { expect, test } from 'vitest';
import { maskedHeaders, whyIncomplete } from './as-sent.ts';
import { replayOf } from './replay-request.ts';
import { testRecord } from './test-record.ts';

const origin = 'http://localhost:3000';

test('sends the method, the address, the own headers and the body', () => {
  const record = testRecord({
    method: 'PATCH',
    path: '/w/ada/v1/practice/workspace?x=1',
    headers: [
      ['Host', 'other:3001'],
      ['User-Agent', 'pytest'],
      ['X-Workspace', 'ada'],
      ['Authorization', 'Bearer eyJ…(masked)'],
    ],
    body: '{"seed":7}',
  });
  expect(replayOf(record, origin)).toEqual({
    method: 'PATCH',
    url: `${origin}/w/ada/v1/practice/workspace?x=1`,
    headers: { 'X-Workspace': 'ada' },
    body: '{"seed":7}',
  });
  expect(maskedHeaders(record)).toEqual(['Authorization']);
});

test('sends a request that had a whole URL to this site', () => {
  const { url } = replayOf(testRecord({ path: 'http://api.test:3001/v1/practice/ping' }), origin);
  expect(url).toBe(`${origin}/v1/practice/ping`);
});

test.each([
  ['a secret in the address', { path: '/books?token=abc…(masked)' }, 'address'],
  ['a secret in the body', { body: '{"password":"amb…(masked)"}' }, 'body contains a secret'],
  ['a body that is cut off', { body: 'abc', isCut: true }, 'only a part of its body'],
])('refuses %s', (_, given, reason) => {
  expect(whyIncomplete(testRecord(given))).toContain(reason);
});

test('does not refuse a whole request', () => {
  expect(whyIncomplete(testRecord({ body: '{}' }))).toBeUndefined();
});
