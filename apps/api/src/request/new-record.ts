import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import type { Work } from '../database/engine.ts';

/** A request before the log gives it a number. */
export interface NewRecord extends Omit<RecordedRequest, 'id'> {
  readonly facts?: RecordFacts;
}

/** What the API knows of a request beside what the log shows. */
export interface RecordFacts {
  /** The operationId; null if no endpoint has this path. */
  readonly endpoint: string | null;
  readonly problem: string | null;
  /** The first invalid field. */
  readonly pointer: string | null;
  /** Whether that is a name that the endpoint does not have. */
  readonly hasUnknownName?: boolean;
  /** Digests of the token that was sent, and of the one that a login has returned. */
  readonly token?: string | null;
  readonly issued?: string | null;
}

/** Where records were appended. */
export interface Appended {
  /** The id of the workspace. */
  readonly workspace: number;
  readonly member: number | null;
  /** Whether somebody has asked for the tasks of the workspace. */
  readonly asksTasks: boolean;
  /** The number of the first of the records in the log. */
  readonly first: number;
}

/** Runs in the transaction that appends records. */
export type OnAppend = (where: Appended, records: readonly NewRecord[]) => Work<void>;
