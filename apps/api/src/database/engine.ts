export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One SQL statement in the words that both databases share, parameters as $1, $2, … */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * Work in a database, written once for both: it yields statements and gets their rows. SQLite runs
 * it in one go, PostgreSQL waits between the statements.
 */
export type Work<Result> = Generator<Statement, Result, readonly Row[]>;

/** A database that does work. */
export interface Engine {
  /** Which of the migrations are this engine's. */
  readonly dialect: 'sqlite' | 'postgres';
  /** The statement that draws the next version: greater than every one before, also after a restart. */
  readonly nextVersion: string;
  readonly read: <Result>(work: Work<Result>) => Promise<Result>;
  /** Reads by several statements that see the same moment, whatever others write meanwhile. */
  readonly readAtOnce: <Result>(work: Work<Result>) => Promise<Result>;
  /** One transaction: when the work throws, nothing has happened. */
  readonly write: <Result>(work: Work<Result>) => Promise<Result>;
  /** Like write, and alone: no other replica sets up meanwhile. */
  readonly setUp: <Result>(work: Work<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export const sql = (text: string, ...values: Value[]): Statement => ({ text, values });

/** The rows of a statement, as the type its columns have. */
export function* rows<Columns>(statement: Statement): Work<readonly Columns[]> {
  return (yield statement) as readonly Columns[];
}

/** The first row of a statement. */
export function* row<Columns>(statement: Statement): Work<Columns | undefined> {
  return (yield* rows<Columns>(statement))[0];
}
