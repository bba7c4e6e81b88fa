import type { MemberRow } from '@sparring/contracts/desk/watch';
import type { NewRecord } from '../request/new-record.ts';
import { toolIn } from '../request/tool.ts';
import { shownPath } from './shown-path.ts';
import { mistakeAfter, type Mistake } from './mistake.ts';

/** What the requests of a member so far say, as far as the desk shows it. */
export interface Seen extends Mistake {
  readonly last: NonNullable<MemberRow['last']>;
  readonly refused: number;
  readonly tool: string;
  /** The seconds, the newest first, in which there were more than twenty requests. */
  readonly busy: readonly number[];
  /** The present second, and its number of requests. */
  readonly second: readonly [number, number];
}

const busiest = 20;
const busySeconds = 10;

const pace = (before: Seen | undefined, time: number): Pick<Seen, 'busy' | 'second'> => {
  const now = Math.floor(time / 1000);
  const [at, count] = before?.second ?? [now, 0];
  const second = [now, at === now ? count + 1 : 1] as const;
  const busy = before?.busy ?? [];
  return { second, busy: second[1] === busiest + 1 ? [now, ...busy].slice(0, busySeconds) : busy };
};

/** The one that was received last: another API can append an earlier one after it. */
const lastOf = (before: Seen | undefined, last: Seen['last']): Seen['last'] =>
  before && before.last.time > last.time ? before.last : last;

/** What is seen after one more request. */
export const seenAfter = (before: Seen | undefined, record: NewRecord): Seen => {
  const { time, method, path, status, facts } = record;
  const { endpoint = null, problem = null } = facts ?? {};
  const shown = { time, method, path: shownPath(path), endpoint, status, problem };
  return {
    last: lastOf(before, shown),
    refused: (before?.refused ?? 0) + (status !== null && status >= 400 ? 1 : 0),
    tool: toolIn(record),
    ...mistakeAfter(before, record),
    ...pace(before, Date.parse(time)),
  };
};
