import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { apiKey } from '@sparring/contracts/credentials/published';
import { securityOf, type Endpoint } from '@sparring/contracts/endpoint';
import { schemeOf } from '@sparring/contracts/security';
import { currentCode, digestAnswer } from '../support/auth-lab-client.ts';
import { newWorkspace, type Problem, type Workspace } from './test-client.ts';
import { advance, frozen, set, start, statusOf } from './test-conditions.ts';
import { basic, bearer, logIn, startSession } from './test-lab.ts';

const guarded = [api.authLab, api.tokenLab, api.sessionLab, api.oauthLab]
  .flatMap((group): readonly Endpoint[] => Object.values(group))
  .filter((endpoint) => securityOf(endpoint).required);

test.each(guarded.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s without credentials gets 401 and a challenge [AUTHLAB-01]',
  async (method, path, endpoint) => {
    const { status, headers } = await newWorkspace().send(method, path);
    const [scheme] = schemeOf(securityOf(endpoint).scheme).challenge.split(' ');
    expect(status).toBe(401);
    expect(headers.get('WWW-Authenticate')).toContain(`${scheme} realm="auth lab"`);
  },
);

test('a 403 has no challenge [AUTHLAB-02]', async () => {
  const workspace = newWorkspace();
  const headers = bearer((await logIn(workspace)).access_token);
  const { Cookie } = await startSession(workspace);
  for (const [path, sent, error] of [
    ['/labs/auth/reports', headers, 'Insufficient scope'],
    ['/labs/auth/session', { Cookie }, 'Wrong CSRF token'],
  ] as const) {
    const reply = await workspace.send<Problem>('DELETE', path, { headers: sent });
    expect([reply.status, reply.body.error]).toEqual([403, error]);
    expect(reply.headers.has('WWW-Authenticate')).toBe(false);
  }
});

test.each([
  ['reader:amber-Falcon-92', 200],
  ['admin:violet-Badger-17', 200],
  ['reader:amber-falcon-92', 401],
  ['reader:amber-Falcon-92:more', 401],
  ['reader:amber-Falcon-9', 401],
  ['nobody:amber-Falcon-92', 401],
  ['reader:', 401],
  ['reader', 401],
])('Basic with %s gets %d [AUTHLAB-03]', async (pair, status) => {
  expect(await statusOf(newWorkspace(), '/labs/auth/basic', basic(pair))).toBe(status);
});

const challengeOf = async (workspace: Workspace) =>
  (await workspace.get('/labs/auth/digest')).headers.get('WWW-Authenticate') ?? '';
const nonceOf = async (workspace: Workspace): Promise<string> =>
  /nonce="([^"]+)"/.exec(await challengeOf(workspace))?.[1] ?? '';
const answered = (
  { base }: Workspace,
  parts: Omit<Parameters<typeof digestAnswer>[0], 'uri'>,
): Readonly<Record<string, string>> => ({
  Authorization: `Digest ${digestAnswer({ uri: `${base}/labs/auth/digest`, ...parts })}`,
});

test('the challenge of Digest offers SHA-256 and then MD5 [AUTHLAB-04]', async () => {
  const challenges = (await challengeOf(newWorkspace())).split(/, (?=Digest )/);
  const parts = ['realm="auth lab"', 'qop="auth"', 'nonce="'];
  expect(challenges).toEqual(
    ['SHA-256', 'MD5'].map((algorithm) => expect.stringContaining(`algorithm=${algorithm}`)),
  );
  for (const part of parts)
    expect(challenges.every((challenge) => challenge.includes(part))).toBe(true);
});

test.each(['SHA-256', 'MD5'] as const)('Digest takes %s [AUTHLAB-04]', async (algorithm) => {
  const workspace = newWorkspace();
  const headers = answered(workspace, { nonce: await nonceOf(workspace), algorithm });
  const { status, body } = await workspace.get('/labs/auth/digest', headers);
  expect([status, body]).toEqual([200, { username: 'reader', scheme: 'Digest' }]);
});

test('an old nonce is stale, and a wrong answer is not [AUTHLAB-05, AUTHLAB-22]', async () => {
  const workspace = await frozen();
  const nonce = await nonceOf(workspace);
  await advance(workspace, 'PT299S');
  expect(await statusOf(workspace, '/labs/auth/digest', answered(workspace, { nonce }))).toBe(200);
  await advance(workspace, 'PT1S');
  const nc = '00000002';
  const stale = await workspace.get('/labs/auth/digest', answered(workspace, { nonce, nc }));
  const wrong = await workspace.get(
    '/labs/auth/digest',
    answered(workspace, { nonce, nc, password: 'x' }),
  );
  expect([stale.status, wrong.status]).toEqual([401, 401]);
  expect(stale.headers.get('WWW-Authenticate')).toContain('stale=true');
  expect(stale.headers.get('WWW-Authenticate')).not.toContain(nonce);
  expect(wrong.headers.get('WWW-Authenticate')).not.toContain('stale');
});

test('the count of Digest has to rise [AUTHLAB-06]', async () => {
  const workspace = newWorkspace();
  const nonce = await nonceOf(workspace);
  const statuses: number[] = [];
  for (const nc of ['00000002', '00000002', '00000001', '00000003']) {
    const { status, headers } = await workspace.get(
      '/labs/auth/digest',
      answered(workspace, { nonce, nc }),
    );
    statuses.push(status);
    expect(headers.get('WWW-Authenticate') ?? '').not.toContain('stale');
  }
  expect(statuses).toEqual([200, 401, 401, 200]);
});

const inHeader = { 'X-API-Key': apiKey };
const inQuery = `?api_key=${apiKey}`;

test.each([
  ['/labs/auth/key-in-header', inHeader, 200],
  [`/labs/auth/key-in-header${inQuery}`, {}, 401],
  ['/labs/auth/key-in-header', { 'X-API-Key': `${apiKey}0` }, 401],
  [`/labs/auth/key-in-query${inQuery}`, {}, 200],
  ['/labs/auth/key-in-query', inHeader, 401],
  [`/labs/auth/key-in-query${inQuery}&api_key=x`, {}, 401],
])('%s with %j gets %d [AUTHLAB-07]', async (path, headers, status) => {
  expect(await statusOf(newWorkspace(), path, headers)).toBe(status);
});

const now = Date.parse(start) / 1000;
const codeAfter = (seconds: number) => ({ 'X-TOTP': currentCode((now + seconds) * 1000) });

test.each([
  [-60, 401],
  [-30, 200],
  [0, 200],
  [30, 200],
  [60, 401],
])('a code of %d seconds from now gets %d [AUTHLAB-11]', async (seconds, status) => {
  expect(await statusOf(await frozen(), '/labs/auth/totp', codeAfter(seconds))).toBe(status);
});

test.each(['', '12345', '1234567', 'abcdef', '-00001'])(
  'the code "%s" gets 401 [AUTHLAB-11]',
  async (code) => {
    expect(await statusOf(newWorkspace(), '/labs/auth/totp', { 'X-TOTP': code })).toBe(401);
  },
);

test('a code passes once, and then the next one does [AUTHLAB-12, AUTHLAB-22]', async () => {
  const workspace = await frozen();
  const pass = (seconds: number) => statusOf(workspace, '/labs/auth/totp', codeAfter(seconds));
  expect([await pass(0), await pass(0), await pass(30)]).toEqual([200, 401, 200]);
  await set(workspace, { now: '2030-01-01T00:00:29Z' });
  expect(await pass(0)).toBe(401);
});
