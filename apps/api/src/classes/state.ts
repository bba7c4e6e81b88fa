import { isLost } from '@sparring/contracts/desk/sentences';
import { memberStates, type MemberRow, type MemberState } from '@sparring/contracts/desk/watch';
import type { Seen } from './seen.ts';

/** A row of the table of members, as far as the desk shows it. */
export interface WatchedRow {
  readonly number: number;
  readonly name: string;
  readonly hand_at: number | null;
  readonly calls: number;
  readonly seen: string | null;
  /** When the page of the key was opened, or the first request came. */
  readonly first_at: number | null;
  /** 1 if a card has something of a task, and no request has come. */
  readonly graded: number;
  /** The ids of the tasks that are done, as JSON. */
  readonly done: string;
}

const quietMs = 4 * 60_000;
const repeatsWhenStuck = 3;
/** A client that retries by itself sends the same request again sooner. */
const shortestStuckMs = 2000;
const busySeconds = 10;

type Repeated = Pick<MemberRow, 'repeats' | 'last'> & { readonly since?: string | null };

/** Whether the same mistake has come often enough, and not as fast as only a program repeats it. */
export const isStuck = ({ repeats, since, last }: Repeated): boolean =>
  repeats >= repeatsWhenStuck &&
  typeof since === 'string' &&
  last !== null &&
  Date.parse(last.time) - Date.parse(since) >= shortestStuckMs;

/** Ten busy seconds one after the other, the last of them just now. */
const isLoop = ({ busy }: Seen, now: number): boolean =>
  busy.length === busySeconds &&
  busy[0]! - busy.at(-1)! < busySeconds + 2 &&
  now / 1000 - busy[0]! < busySeconds;

/** What is known of whoever has sent no request. */
const stateBefore = ({ first_at, graded }: WatchedRow): MemberState => {
  if (graded === 1) return 'grading';
  return first_at === null ? 'never' : 'joined';
};

const stateOf = (row: WatchedRow, seen: Seen | undefined, now: number): MemberState => {
  if (row.hand_at !== null) return 'hand';
  if (!seen) return stateBefore(row);
  if (isLoop(seen, now)) return 'loop';
  if (seen.cause && isLost(seen.cause)) return 'lost';
  if (isStuck(seen)) return 'again';
  return now - Date.parse(seen.last.time) >= quietMs ? 'quiet' : 'working';
};

export const seenIn = ({ seen }: WatchedRow): Seen | undefined =>
  seen === null ? undefined : (JSON.parse(seen) as Seen);

/** What the desk shows of a member at a time. */
export const memberRowAt = (row: WatchedRow, now: number): MemberRow => {
  const seen = seenIn(row);
  return {
    number: row.number,
    name: row.name,
    state: stateOf(row, seen, now),
    hand_at: row.hand_at === null ? null : new Date(row.hand_at).toISOString(),
    last: seen?.last ?? null,
    cause: seen?.cause ?? null,
    repeats: seen?.repeats ?? 0,
    since: seen?.since ?? null,
    calls: row.calls,
    refused: seen?.refused ?? 0,
    tool: seen?.tool ?? null,
    done: JSON.parse(row.done) as string[],
  };
};

const rank = ({ state }: MemberRow): number => memberStates.indexOf(state);

/** Those who need somebody first; otherwise in the order of their numbers. */
export const byNeed = (one: MemberRow, other: MemberRow): number =>
  rank(one) - rank(other) || one.number - other.number;
