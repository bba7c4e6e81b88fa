import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { output } from './program.ts';

const { API_URL = 'http://127.0.0.1:3001', PYTHON = 'python3' } = process.env;

const lab = `${API_URL}/w/client-auth-lab/v1/practice/labs/auth`;
const [username, password] = ['reader', 'amber-Falcon-92'];

/** The bodies of answers to curl, one for each URL. */
const curl = (...args: readonly string[]): Promise<string> =>
  output('.', {}, 'curl', '--silent', '--show-error', ...args);

const asReader = ['--digest', '--user', `${username}:${password}`];

test('curl answers the challenge of Digest', async () => {
  const body = await curl(...asReader, '--write-out', '%{http_code}', `${lab}/digest`);
  expect(body).toBe('{"username":"reader","scheme":"Digest"}200');
});

test('curl counts the requests with one nonce', async () => {
  const body = await curl(
    ...asReader,
    '--write-out',
    ' %{http_code} ',
    `${lab}/digest`,
    `${lab}/digest`,
  );
  expect(body.match(/ 200 /g)).toHaveLength(2);
});

test('curl with a wrong password gets 401', async () => {
  const wrong = ['--digest', '--user', `${username}:x`, '--output', '/dev/null'];
  expect(await curl(...wrong, '--write-out', '%{http_code}', `${lab}/digest`)).toBe('401');
});

/** The results of the calls in python/auth_lab.py. */
interface Got {
  readonly digest: readonly number[];
  readonly wrong_digest: number;
  readonly totp: readonly number[];
  readonly service: { readonly scope: string; readonly subject: string };
  readonly code: { readonly scope: string; readonly subject: string; readonly refreshed: boolean };
  readonly reused_code: string;
  readonly after_reuse: number;
  readonly other_state: string;
}

test('requests, pyotp and authlib log in, each in its way', async () => {
  const folder = resolve('../../reports/clients/auth-lab');
  await mkdir(folder, { recursive: true });
  await cp('python/auth_lab.py', join(folder, 'auth_lab.py'));
  const got = JSON.parse(await output(folder, { LAB_URL: lab }, PYTHON, 'auth_lab.py')) as Got;
  expect(got).toEqual({
    digest: [200, 200],
    wrong_digest: 401,
    totp: [200, 401],
    service: { scope: 'read', subject: 'lab-service' },
    code: { scope: 'read write', subject: 'editor', refreshed: true },
    reused_code: 'invalid_grant',
    after_reuse: 401,
    other_state: 'mismatching_state',
  });
});
