import { expect, test } from 'vitest';
import { firstBook } from './test-books.ts';
import { newWorkspace, send, type Problem } from './test-client.ts';

test.each(['PUT', 'PATCH', 'DELETE'])(
  '%s /books/ says that the id is empty [ANSWER-05]',
  async (method) => {
    const empty = await newWorkspace().send<Problem>(method, '/books/', { body: { stock: 1 } });
    expect([empty.status, empty.body.detail]).toEqual([405, expect.stringContaining('id behind')]);
    const without = await newWorkspace().send<Problem>(method, '/books', { body: { stock: 1 } });
    expect(without.body.detail).not.toContain('empty');
  },
);

test('the first check that fails decides the response [ANSWER-25]', async () => {
  const { base, name, send: sendHere } = newWorkspace();
  await sendHere('PATCH', '/workspace', { body: { if_match: 'required' } });
  await sendHere('PUT', '/workspace/limit', { body: { kind: 'fixed-window', limit: 1 } });
  await sendHere('GET', '/ping');
  const sent = {
    workspace: 'another-one',
    method: 'POST',
    ifMatch: undefined,
    query: '?%ff',
    accept: 'image/png',
    authorization: 'Bearer x',
    type: 'text/plain',
    raw: '{',
  };
  const corrections: readonly (readonly [error: string, correct: object])[] = [
    ['Invalid input', { workspace: name }],
    ['Method not allowed', { method: 'PATCH' }],
    ['Quota exceeded', {}],
    ['Precondition required', { ifMatch: '"x"' }],
    ['Invalid input', { query: '' }],
    ['Not acceptable', { accept: '*/*' }],
    ['Invalid token', { authorization: undefined }],
    ['Unsupported media type', { type: 'application/json' }],
    ['Malformed JSON', { raw: '{"stock":-1}' }],
    ['Invalid input', { raw: '{"stock":1}' }],
    ['Precondition failed', { ifMatch: '*' }],
  ];
  const errors: string[] = [];
  for (const [error, correct] of corrections) {
    const { workspace: named, method, ifMatch, query, accept, authorization, type, raw } = sent;
    const headers = {
      'X-Workspace': named,
      Accept: accept,
      'Content-Type': type,
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      ...(authorization !== undefined && { Authorization: authorization }),
    };
    const reply = await send<Problem>(method, `${base}${firstBook}${query}`, { headers, raw });
    errors.push(reply.body.error);
    if (error === 'Quota exceeded') await sendHere('DELETE', '/workspace/limit');
    Object.assign(sent, correct);
  }
  expect(errors).toEqual(corrections.map(([error]) => error));
});
