import { createHash } from 'node:crypto';
import { isLost, type Cause } from '@sparring/contracts/desk/cause';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import type { NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';
import { toolIn } from '../request/tool.ts';
import { causeOf } from './cause-of.ts';

/** What the requests of a member so far say, as far as the desk shows it. */
export interface Seen {
  readonly last: NonNullable<MemberRow['last']>;
  readonly refused: number;
  readonly tool: string;
  /** The mistake that is not corrected yet. */
  readonly cause?: Cause;
  readonly repeats: number;
  /** When the cause came first. */
  readonly since?: string;
  /** A digest of the request of the cause: only the same request again is a repetition. */
  readonly request?: string;
  /** The seconds, the newest first, in which there were more than twenty requests. */
  readonly busy: readonly number[];
  /** The present second, and its number of requests. */
  readonly second: readonly [number, number];
}

/** What is sent before the step that fails: its success does not mend the mistake. */
const preparing =
  /^(?:logIn|resetWorkspace|changeWorkspace|getWorkspace|showMember|ping|raiseHand|lowerHand)$/;

const digestOf = ({ method, path, request }: NewRecord): string =>
  createHash('sha256')
    .update(`${method} ${path} ${request.body?.text ?? ''}`)
    .digest('base64url')
    .slice(0, 16);

/** Whether a mistake is the one before again. A path that is none is looked for in many ways. */
const isAgain = (before: Mistake, cause: Cause, request: string): boolean => {
  if (before.cause?.kind !== cause.kind) return false;
  return isLost(cause) || before.request === request;
};

type Mistake = Pick<Seen, 'cause' | 'repeats' | 'since' | 'request'>;

const mistakeOf = ({ cause, repeats, since, request }: Mistake): Mistake => ({
  repeats,
  ...(cause && { cause }),
  ...(since !== undefined && { since }),
  ...(request !== undefined && { request }),
});

/** About the state of a record, which is read between two tries: reading does not mend them. */
const ofState = new Set(['precondition-failed', 'precondition-required', 'duplicate-isbn']);

const isOpen = (before: Mistake, { method, facts }: NewRecord): boolean =>
  preparing.test(facts?.endpoint ?? '') ||
  (method === 'GET' && ofState.has(before.cause?.kind ?? ''));

/** The mistake after one more request: the same again, another, or mended by a success. */
const mistakeAfter = (before: Mistake | undefined, record: NewRecord): Mistake => {
  const cause = causeOf(record);
  const none: Mistake = { repeats: 0 };
  if (!cause) return before && isOpen(before, record) ? mistakeOf(before) : none;
  const request = digestOf(record);
  if (before && isAgain(before, cause, request))
    return { ...mistakeOf(before), cause, repeats: before.repeats + 1 };
  return { cause, request, repeats: 1, since: record.time };
};

const busiest = 20;
const busySeconds = 10;

const pace = (before: Seen | undefined, time: number): Pick<Seen, 'busy' | 'second'> => {
  const now = Math.floor(time / 1000);
  const [at, count] = before?.second ?? [now, 0];
  const second = [now, at === now ? count + 1 : 1] as const;
  const busy = before?.busy ?? [];
  return {
    second,
    busy: second[1] === busiest + 1 ? [now, ...busy].slice(0, busySeconds) : busy,
  };
};

/** The one that was received last: another API can append an earlier one after it. */
const lastOf = (before: Seen | undefined, last: Seen['last']): Seen['last'] =>
  before && before.last.time > last.time ? before.last : last;

/** What is seen after one more request. */
export const seenAfter = (before: Seen | undefined, record: NewRecord): Seen => {
  const { time, method, path, status, facts } = record;
  const { endpoint = null, problem = null } = facts ?? {};
  const shown = { time, method, path: pathWithoutKey(path), endpoint, status, problem };
  return {
    last: lastOf(before, shown),
    refused: (before?.refused ?? 0) + (status !== null && status >= 400 ? 1 : 0),
    tool: toolIn(record),
    ...mistakeAfter(before, record),
    ...pace(before, Date.parse(time)),
  };
};
