import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../../test/support/app.ts';
import { signatureBase, signatureInput } from './signature-input.ts';
import { inAda, signedHeaders } from '../../test/support/auth-lab-client.ts';

const clock = testClock();
const app = await testApp({ clock });
const path = `${inAda}/labs/auth/signed`;
const body = '{"message":"Hello"}';

const send = (headers: Readonly<Record<string, string>>, url = path) =>
  request(app).post(url).set(headers).type('json').send(body);

test.each([
  [1, 200],
  [2, 401],
])('a signature of a client whose clock is %d seconds ahead gets %d', async (ahead, status) => {
  const created = clock.now().getTime() / 1000 + ahead;
  expect((await send(signedHeaders({ path, body, created }))).status).toBe(status);
});

test('wants the query to be signed where there is one', async () => {
  const reply = await send(signedHeaders({ path, body }), `${path}?a=1`);
  expect(reply.body.detail).toContain('"@query" must be signed too');
});

test('makes the lines of the standard', () => {
  const input = signatureInput(
    'sig=("@method" "@path" "@query" "x-a");created=5;keyid="k";alg="hmac-sha256"',
  )!;
  expect(input).toMatchObject({ label: 'sig', created: 5, keyid: 'k', alg: 'hmac-sha256' });
  const parts = { method: 'GET', target: '/a?b=c', header: () => ' v ' };
  expect(signatureBase(input, parts)).toEqual({
    base: '"@method": GET\n"@path": /a\n"@query": ?b=c\n"x-a": v\n"@signature-params": ("@method" "@path" "@query" "x-a");created=5;keyid="k";alg="hmac-sha256"',
  });
});
