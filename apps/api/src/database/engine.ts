import type { Messages } from './messages.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One SQL statement that both databases understand, with the parameters $1, $2, … */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * Work in a database, written once for both engines: it yields statements and receives their rows. SQLite
 * runs it synchronously, PostgreSQL waits between the statements.
 */
export type Work<Result> = Generator<Statement, Result, readonly Row[]>;

/** A database that does work. */
export interface Engine {
  /** Selects the migrations of this engine. */
  readonly dialect: 'sqlite' | 'postgres';
  /** The statement that returns the next version, which is greater than all before it, even after a restart. */
  readonly nextVersion: string;
  readonly read: <Result>(work: Work<Result>) => Promise<Result>;
  /** Reads with several statements that see the same snapshot. */
  readonly readAtOnce: <Result>(work: Work<Result>) => Promise<Result>;
  /** Runs the work as one transaction, which is rolled back if the work throws. */
  readonly write: <Result>(work: Work<Result>) => Promise<Result>;
  /** Like write, but only one replica at a time runs it. */
  readonly setUp: <Result>(work: Work<Result>) => Promise<Result>;
  /** Makes a function that triggers can call. Only SQLite has it. */
  readonly define?: (name: string, call: (value: Value) => void) => void;
  readonly messages: Messages;
  readonly close: () => Promise<void>;
}

export const sql = (text: string, ...values: Value[]): Statement => ({ text, values });

/** The rows of a statement. */
export function* rows<Columns>(statement: Statement): Work<readonly Columns[]> {
  return (yield statement) as readonly Columns[];
}

/** The first row of a statement. */
export function* row<Columns>(statement: Statement): Work<Columns | undefined> {
  return (yield* rows<Columns>(statement))[0];
}
