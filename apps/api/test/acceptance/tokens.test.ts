import { expect, test } from 'vitest';
import { accounts, sampleAccount } from '@sparring/contracts/auth';
import { api } from '@sparring/contracts/api';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { newWorkspace, pointersOf, type Problem } from './test-client.ts';

interface Login {
  readonly token: string;
  readonly expires_in: number;
}

const workspace = newWorkspace();
const logIn = <Body = Login>(body: unknown = sampleAccount) =>
  workspace.send<Body>('POST', '/auth', { body });
const withToken = (token: string, path = '/auth/me') =>
  workspace.get<Problem>(path, { Authorization: `Bearer ${token}` });

const decoded = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

test('gives the sample account a token for an hour [TOKEN-01]', async () => {
  const { status, body } = await logIn();
  expect(status).toBe(200);
  expect(body).toMatchObject({ token: expect.stringMatching(/./), expires_in: 3600 });
});

test.each([
  { password: 'plum-Kestrel-47' },
  { password: `${sampleAccount.password}x` },
  { password: sampleAccount.password.slice(0, -1) },
  { password: '' },
  { username: 'admin' },
])('refuses %j with 403 [TOKEN-02]', async (changes) => {
  const { status, body } = await logIn<Problem>({ ...sampleAccount, ...changes });
  expect([status, body.error]).toEqual([403, 'Invalid credentials']);
});

test.each([
  ['username', undefined],
  ['username', 7],
  ['password', undefined],
  ['password', null],
])('answers 400 and names %s when it is %j [TOKEN-03]', async (name, value) => {
  const reply = await logIn<Problem>({ ...sampleAccount, [name]: value });
  expect([reply.status, ...pointersOf(reply)]).toEqual([400, `/${name}`]);
});

test('writes into the token that it is valid for 3600 seconds [TOKEN-04]', async () => {
  const { token } = (await logIn()).body;
  const { exp, iat } = decoded(token.split('.')[1]);
  expect(Number(exp) - Number(iat)).toBe(3600);
});

test('refuses a token that was changed [TOKEN-05]', async () => {
  const [head = '', payload = '', signature = ''] = (await logIn()).body.token.split('.');
  const admin = encoded({ ...decoded(payload), sub: 'admin' });
  const unsigned = encoded({ alg: 'none', typ: 'JWT' });
  const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const token of [
    [head, admin, signature],
    [unsigned, payload, ''],
    [head, payload, turned],
    [head, payload, ''],
  ])
    expect((await withToken(token.join('.'))).status).toBe(401);
});

/** The auth lab has endpoints with credentials of another kind. */
const endpoints = Object.values(api)
  .flatMap((group): readonly Endpoint[] => Object.values(group))
  .filter((endpoint) => securityOf(endpoint).scheme === 'token');

test.each(endpoints.map(({ method, path }) => [method.toUpperCase(), path] as const))(
  '%s %s refuses an Authorization header without a valid token [TOKEN-06, TOKEN-07]',
  async (method, path) => {
    const filled = path.replace(/\{\w+\}/, '00000000-0000-4000-8000-000000000001');
    const headers = { Authorization: 'Bearer x' };
    const { status, headers: replied } = await workspace.send(method, filled, { headers });
    expect(status).toBe(401);
    expect(replied.get('WWW-Authenticate')).toMatch(/^Bearer\b/);
  },
);

test.each([
  ['GET', '/nothing', 404],
  ['DELETE', '/ping', 405],
  ['OPTIONS', '/ping', 204],
])('%s %s ignores the Authorization header [TOKEN-06]', async (method, path, status) => {
  const headers = { Authorization: 'Bearer x' };
  expect((await workspace.send(method, path, { headers })).status).toBe(status);
});

test('tells whose token it is, until when, and refuses a call without one [TOKEN-07, TOKEN-08]', async () => {
  const { token } = (await logIn()).body;
  const { status, body } = await workspace.get<Readonly<Record<string, string>>>('/auth/me', {
    Authorization: `Bearer ${token}`,
  });
  expect([status, body['username']]).toEqual([200, sampleAccount.username]);
  const [from, until] = [body['issued_at'], body['expires_at']].map((text) =>
    Date.parse(text ?? ''),
  );
  expect(Number(until) - Number(from)).toBe(3_600_000);
  const without = await workspace.get<Problem>('/auth/me');
  expect([without.status, without.body.error]).toEqual([401, 'Missing token']);
  expect(without.headers.get('WWW-Authenticate')).toMatch(/^Bearer\b/);
});

test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])(
  'takes the scheme %s [TOKEN-09]',
  async (scheme) => {
    const { token } = (await logIn()).body;
    const { status } = await workspace.get('/auth/me', { Authorization: `${scheme} ${token}` });
    expect(status).toBe(200);
  },
);

test.each(accounts)('tells $username whose token it is [TOKEN-08]', async (account) => {
  const { token } = (await logIn(account)).body;
  const { body } = await workspace.get('/auth/me', { Authorization: `Bearer ${token}` });
  expect(body).toMatchObject({ username: account.username });
});

test('repeats no password in a refusal [TOKEN-02]', async () => {
  const password = 'plum-Kestrel-47';
  expect((await logIn({ ...sampleAccount, password })).text).not.toContain(password);
});
