import { DatabaseError, Pool, TypeOverrides, types as pgTypes, type PoolClient } from 'pg';
import { connections, openOthers } from './connections.ts';
import type { Engine, Row, Statement, Work } from './engine.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { postgresMessages } from './postgres-messages.ts';
import { storeUnavailable } from './unavailable.ts';

/** The number of an advisory lock: the same on every replica, and used by nothing else in this database. */
const setUpLock = 5_350_415_203;

/** Reads 64-bit integers as numbers: counts and versions stay far below 2^53. */
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);

/** The SQLSTATE classes of connection failures, missing resources and a server that shuts down. */
const temporary = /^(08|25P|53|55|57|58)/;

/** An error about a statement is a bug in this program. All other errors mean that the database is unavailable. */
const toRefusal = (error: unknown): unknown => {
  const isBug = error instanceof DatabaseError && !temporary.test(error.code ?? '');
  return isBug ? error : storeUnavailable(error);
};

const withRefusal = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    throw toRefusal(error);
  }
};

const connectTimeout = 3000;

type Client = Pick<PoolClient, 'query'>;

const rowsOf = async (client: Client, { text, values }: Statement): Promise<readonly Row[]> => {
  const { rows } = await withRefusal(() => client.query<Row>(text, [...values]));
  return rows;
};

const run = async <Result>(client: Client, work: Work<Result>): Promise<Result> => {
  let step = work.next([]);
  while (!step.done) step = work.next(await rowsOf(client, step.value));
  return step.value;
};

const isUnavailable = (error: unknown): boolean =>
  error instanceof HttpProblem && error.kind === 'store-unavailable';

const rolledBack = (client: Client): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

interface Around {
  readonly begin?: string;
  readonly beforeCommit?: () => Promise<void>;
}

/** A connection that does not answer gets no ROLLBACK: the server rolls back when the connection ends. */
const transaction = async <Result>(
  pool: Pool,
  work: Work<Result>,
  { begin = 'BEGIN', beforeCommit = () => Promise.resolve() }: Around = {},
): Promise<Result> => {
  const client = await withRefusal(() => pool.connect());
  let lost = false;
  try {
    await rowsOf(client, { text: begin, values: [] });
    const result = await run(client, work);
    await beforeCommit();
    await rowsOf(client, { text: 'COMMIT', values: [] });
    return result;
  } catch (error) {
    lost = isUnavailable(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(lost);
  }
};

/** The transaction is idle while the other connections are opened. */
function* alone<Result>(work: Work<Result>): Work<Result> {
  yield {
    text: `SET LOCAL idle_in_transaction_session_timeout = ${2 * connectTimeout}`,
    values: [],
  };
  yield { text: 'SELECT pg_advisory_xact_lock($1)', values: [setUpLock] };
  return yield* work;
}

/** A PostgreSQL server that several replicas share. The pool replaces lost connections. */
export const openPostgres = (url: string, report: (error: unknown) => void): Engine => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'sparring',
    max: connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: 5000,
    query_timeout: 6000,
    /* Shorter than the other timeouts, so that the locks of a failed replica are released in time. */
    idle_in_transaction_session_timeout: 2000,
    types,
  });
  /* The query on a broken connection already throws. Without a listener the event would end the process. */
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => pool.ending || report(error));
  const messages = postgresMessages(url, pool);
  return {
    dialect: 'postgres',
    nextVersion: `SELECT nextval('version') AS version`,
    read: (work) => run(pool, work),
    readAtOnce: (work) => transaction(pool, work, { begin: beginSnapshot }),
    write: (work) => transaction(pool, work),
    setUp: (work) => transaction(pool, alone(work), { beforeCommit: () => openOthers(pool) }),
    messages,
    close: async () => {
      await messages.close();
      await pool.end();
    },
  };
};
