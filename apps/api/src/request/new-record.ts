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
}

/** Work in the transaction that appends the records of a member. */
export type AlsoSeen = (member: number, records: readonly NewRecord[]) => Work<void>;
