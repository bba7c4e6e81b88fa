import request from 'supertest';
import { expect, test } from 'vitest';
import { testApp, testClock } from '../test-app.ts';
import { signatureBase, signatureInput } from './signature-input.ts';
import { inAda, signedHeaders } from './test-client.ts';

const clock = testClock();
const app = await testApp({ clock });
const path = `${inAda}/labs/auth/signed`;
const body = '{"message":"Hello"}';

const send = (headers: Readonly<Record<string, string>>, url = path, sent = body) =>
  request(app).post(url).set(headers).type('json').send(sent);
const now = () => clock.now().getTime() / 1000;
/** A message of its own, so that no signature is a replay. */
const fresh = (message: string) => JSON.stringify({ message });

test('accepts a signed request and returns the lines that were signed', async () => {
  const headers = signedHeaders({ path, body });
  const reply = await send(headers);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    message: 'Hello',
    signature_base: [
      '"@method": POST',
      `"@path": ${path}`,
      `"content-digest": ${headers['Content-Digest']}`,
      `"@signature-params": ${headers['Signature-Input'].slice(5)}`,
    ].join('\n'),
  });
});

test('shows the lines that it signed when the signature differs', async () => {
  const reply = await send({ ...signedHeaders({ path, body }), Signature: 'sig1=:AAAA:' });
  expect(reply.status).toBe(401);
  expect(reply.body.detail).toContain(`Step 5`);
  expect(reply.body.detail).toContain(`\n"@path": ${path}\n"content-digest": sha-256=:`.slice(1));
});

test.each([
  ['no Signature-Input', { 'Signature-Input': '' }, 'Step 1'],
  ['two signatures', { 'Signature-Input': 'sig1=("@method");created=1, b=()' }, 'Step 1'],
  ['another key', { 'Signature-Input': 'sig1=("@method");created=1;keyid="x"' }, 'Step 2'],
  [
    'a component too few',
    { 'Signature-Input': 'sig1=("@method" "@path");created=1;keyid="lab-signer"' },
    'Step 3, the components: "content-digest"',
  ],
])('names the step: %s', async (_, changed, said) => {
  const reply = await send({ ...signedHeaders({ path, body }), ...changed });
  expect(reply.status).toBe(401);
  expect(reply.body.detail).toContain(said);
});

test.each([
  [-301, 401],
  [-300, 200],
  [1, 200],
  [2, 401],
])('created %d seconds from now gets %d', async (difference, status) => {
  const sent = fresh(`at ${difference}`);
  const headers = signedHeaders({ path, body: sent, created: now() + difference });
  const reply = await send(headers, path, sent);
  expect(reply.status).toBe(status);
});

test('refuses a body that was changed after signing', async () => {
  const reply = await send(signedHeaders({ path, body: fresh('a') }), path, fresh('b'));
  expect(reply.status).toBe(401);
  expect(reply.body.detail).toContain('Step 7');
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
