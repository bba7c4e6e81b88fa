import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';

const app = await testApp();

test.each([
  ['a success', 'get', '/v1/practice/ping', 200],
  ['a problem', 'get', '/v1/practice/nothing', 404],
  ['a wrong method', 'delete', '/v1/practice/ping', 405],
  ['a body that is refused', 'post', '/v1/practice/books', 415],
  ['a preflight', 'options', '/v1/practice/ping', 204],
  ['a file', 'get', '/v1/practice/files?type=pdf', 200],
  ['the answer to a HEAD', 'head', '/v1/practice/ping', 200],
  ['a document', 'get', '/openapi.json', 200],
  ['the health', 'get', '/healthz', 200],
] as const)('has the constant headers on %s', async (_, method, path, status) => {
  const reply = await request(app)[method](path);
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('X-Request-Id'),
    'x-workspace': 'public',
    vary: expect.stringContaining('X-Workspace'),
  });
});

test('puts no header on an answer twice', async () => {
  const reply = await request(app).options('/v1/practice/ping');
  const { res } = reply as unknown as { res: { rawHeaders: string[] } };
  const names = res.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});

test('allows a page of another origin to send any header', async () => {
  const wanted = 'authorization,content-type,if-match,x-request-id,x-workspace';
  const { status, headers } = await request(app)
    .options('/v1/practice/books')
    .set({
      Origin: 'https://course.test',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': wanted,
    });
  expect(status).toBe(204);
  expect(headers['access-control-allow-headers']).toBe(wanted);
  expect(headers['access-control-allow-methods']).toContain('POST');
});
