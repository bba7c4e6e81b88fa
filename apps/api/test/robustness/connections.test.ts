import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { runApi, startApi } from './test-process.ts';
import { useDatabases } from '../support/engines.ts';

const newDatabase = useDatabases();

let admin: Client;
beforeEach(async () => {
  admin = new Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await admin.connect();
  return () => admin.end();
});

/** A new database of a user who can open a number of connections. */
const limitedTo = async (connections: number) => {
  const address = new URL(await newDatabase('PostgreSQL'));
  const user = `user_${randomUUID().replaceAll('-', '')}`;
  const limit = (most: number) => admin.query(`ALTER ROLE ${user} CONNECTION LIMIT ${most}`);
  await admin.query(`CREATE ROLE ${user} LOGIN PASSWORD 'only-for-tests'`);
  await admin.query(`ALTER DATABASE "${address.pathname.slice(1)}" OWNER TO ${user}`);
  await limit(connections);
  address.username = user;
  address.password = 'only-for-tests';
  const open = async (): Promise<number> => {
    const text = 'SELECT count(*)::integer AS open FROM pg_stat_activity WHERE usename = $1';
    return (await admin.query<{ open: number }>(text, [user])).rows[0]!.open;
  };
  const untilNoneIsOpen = () => vi.waitUntil(async () => (await open()) === 0, { timeout: 10_000 });
  return { database: address.href, user, limit, untilNoneIsOpen };
};

const started = async (database: string) => {
  const api = await startApi(database);
  onTestFinished(api.kill);
  return api;
};

test('an API that does not get its ten connections says so and exits, and starts when they are free', async () => {
  const { database, user, untilNoneIsOpen } = await limitedTo(12);
  const first = await started(database);
  const { host, pathname } = new URL(database);
  expect(await runApi(database)).toEqual({
    code: 1,
    said: `sparring api: PostgreSQL at ${host}${pathname} cannot be used: too many connections for role "${user}". Each API holds 10 connections. Raise the limit, or start fewer APIs.\n`,
  });
  expect((await fetch(`${first.url}/books`)).status).toBe(200);
  await first.kill();
  await untilNoneIsOpen();
  expect((await fetch(`${(await started(database)).url}/books`)).status).toBe(200);
});

test('of two APIs that start at the same time with enough connections for one, one starts', async () => {
  const { database } = await limitedTo(12);
  const starts = await Promise.allSettled([started(database), started(database)]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = starts.find((start) => start.status === 'rejected');
  expect(String(refused?.reason)).toContain('Each API holds 10 connections.');
});

test('an API that gets no connection says so and exits, and starts when they are allowed', async () => {
  const { database, user, limit } = await limitedTo(0);
  const { code, said } = await runApi(database);
  expect(code).toBe(1);
  expect(said).toContain(`too many connections for role "${user}". Each API holds 10`);
  await limit(10);
  expect((await fetch(`${(await started(database)).url}/books`)).status).toBe(200);
});
