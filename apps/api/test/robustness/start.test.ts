import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleAccount } from '@sparring/contracts/auth';
import { program } from './test-process.ts';

/** The API as a process of its own. */
const run = (variables: NodeJS.ProcessEnv) => {
  const env = { ...process.env, PORT: '0', DATABASE_URL: ':memory:', ...variables };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

type Child = ReturnType<typeof run>;

const failure = async (child: Child) => {
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { stderr, code };
};

/** Its first line says where it listens. */
const baseUrl = async ({ stdout }: Child): Promise<string> => {
  const [line] = await once(stdout, 'data');
  const { address } = JSON.parse(String(line));
  return `http://127.0.0.1:${address.port}`;
};

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sparring-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('prints one clear line when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { stderr, code } = await failure(run({ PORT: String(port) }));
  expect(code).toBe(1);
  expect(stderr).toBe(
    `sparring api: 127.0.0.1:${port} is already in use. Stop the program that uses it, or set PORT to another port.\n`,
  );
});

test('prints one clear line when a variable is invalid', async () => {
  const { stderr, code } = await failure(run({ LOG_LEVEL: 'loud' }));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^sparring api: LOG_LEVEL is "loud", expected .*\n$/);
});

test('at SIGTERM, answers what is open and completes the file, also when a second signal comes', async () => {
  const folder = temporaryFolder();
  const child = run({ DATABASE_URL: '', DATA_DIR: folder });
  const url = await baseUrl(child);
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const slow = request(`${url}/v1/practice/auth`, { method: 'POST', headers });
  slow.flushHeaders();
  await once(slow, 'continue');
  const refused = async () => expect(fetch(url)).rejects.toThrow('fetch failed');
  child.kill('SIGTERM');
  await vi.waitFor(refused);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  slow.end(JSON.stringify(sampleAccount));
  const [{ statusCode }] = await once(slow, 'response');
  expect(statusCode).toBe(200);
  expect(await failure(child)).toEqual({ stderr: '', code: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(['sparring.sqlite', 'token-secret']);
});

test('the log shows only the start of a secret in an address', async () => {
  const child = run({});
  const url = await baseUrl(child);
  const logged = once(child.stdout, 'data');
  await fetch(`${url}/v1/practice/ping?api_key=a-key-of-a-learner`);
  expect(String(await logged)).toContain('/v1/practice/ping?api_key=a-k…(masked)"');
});

test('stores the database and the token secret in the data folder', async () => {
  const folder = temporaryFolder();
  const child = run({ DATABASE_URL: '', DATA_DIR: folder });
  await baseUrl(child);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['sparring.sqlite', 'token-secret']));
});

test('accepts its tokens after a restart', async () => {
  const folder = temporaryFolder();
  const first = run({ DATABASE_URL: '', DATA_DIR: folder });
  const reply = await fetch(`${await baseUrl(first)}/v1/practice/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleAccount),
  });
  const { token } = (await reply.json()) as { token: string };
  first.kill('SIGKILL');
  const second = await baseUrl(run({ DATABASE_URL: '', DATA_DIR: folder }));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${second}/v1/practice/auth/me`, { headers })).status).toBe(200);
});
