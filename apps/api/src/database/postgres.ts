import { DatabaseError, Pool, TypeOverrides, types as pgTypes, type PoolClient } from 'pg';
import type { Engine, Row, Statement, Work } from './engine.ts';
import { HttpProblem } from '../refusal.ts';
import { storeUnavailable } from './unavailable.ts';

/** Any number that is the same on every replica, and nobody else's in this database. */
const setUpLock = 5_350_415_203;

/** Counts and versions come as numbers: they stay far below 2^53. */
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);

const connections = 10;

/** Classes of SQLSTATE that tell of the connection, of resources or of a server that stops. */
const passing = /^(08|25P|53|55|57|58)/;

/** The server's own complaint about a statement is our mistake; anything else is the connection. */
const toRefusal = (error: unknown): unknown => {
  const oursToMend = error instanceof DatabaseError && !passing.test(error.code ?? '');
  return oursToMend ? error : storeUnavailable(error);
};

const asking = async <Result>(question: () => Promise<Result>): Promise<Result> => {
  try {
    return await question();
  } catch (error) {
    throw toRefusal(error);
  }
};

type Client = Pick<PoolClient, 'query'>;

const rowsOf = async (client: Client, { text, values }: Statement): Promise<readonly Row[]> => {
  const { rows } = await asking(() => client.query<Row>(text, [...values]));
  return rows;
};

const run = async <Result>(client: Client, work: Work<Result>): Promise<Result> => {
  let step = work.next([]);
  while (!step.done) step = work.next(await rowsOf(client, step.value));
  return step.value;
};

const isAway = (error: unknown): boolean =>
  error instanceof HttpProblem && error.kind === 'store-unavailable';

const rolledBack = (client: Client): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

const oneMoment = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** A connection that does not answer is not asked to undo: the server does that when it ends. */
const transaction = async <Result>(
  pool: Pool,
  work: Work<Result>,
  begin = 'BEGIN',
): Promise<Result> => {
  const client = await asking(() => pool.connect());
  let lost = false;
  try {
    await rowsOf(client, { text: begin, values: [] });
    const result = await run(client, work);
    await rowsOf(client, { text: 'COMMIT', values: [] });
    return result;
  } catch (error) {
    lost = isAway(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(lost);
  }
};

function* alone<Result>(work: Work<Result>): Work<Result> {
  yield { text: 'SELECT pg_advisory_xact_lock($1)', values: [setUpLock] };
  return yield* work;
}

/**
 * All connections are open before they are needed: when another replica dies, its clients come at
 * once, and a network that is sorting itself out may let nobody connect for some seconds.
 */
const openAll = async (pool: Pool): Promise<void> => {
  const opening = Array.from({ length: connections }, () => asking(() => pool.connect()));
  for (const client of await Promise.all(opening)) client.release();
};

/** A PostgreSQL server that several replicas share. Connections come back by themselves. */
export const openPostgres = (url: string, report: (error: unknown) => void): Engine => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'sparring',
    max: connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    /* Shorter than the others wait: a replica that died in a transaction holds its locks no longer. */
    idle_in_transaction_session_timeout: 2000,
    types,
  });
  /* Who waits for a connection that breaks is told so; without a listener it would end the process. */
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => pool.ending || report(error));
  return {
    dialect: 'postgres',
    nextVersion: `SELECT nextval('version') AS version`,
    read: (work) => run(pool, work),
    readAtOnce: (work) => transaction(pool, work, oneMoment),
    write: (work) => transaction(pool, work),
    setUp: async (work) => {
      const result = await transaction(pool, alone(work));
      await openAll(pool);
      return result;
    },
    close: () => pool.end(),
  };
};
