import { createHash } from 'node:crypto';
import type { Cause } from '@sparring/contracts/desk/cause';
import { isLost } from '@sparring/contracts/desk/sentences';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import type { NewRecord } from '../request/new-record.ts';
import { causeOf } from './cause-of.ts';

/** The mistake that is not corrected yet. */
export interface Mistake {
  readonly cause?: Cause;
  readonly repeats: number;
  /** When the cause came first. */
  readonly since?: string;
  /** A digest of what makes the mistake the same one again. */
  readonly same?: string;
  /** Digests of the requests of an invalid field. */
  readonly tries?: readonly string[];
}

/** What is sent before the step that fails: its success does not mend the mistake. */
const preparing =
  /^(?:logIn|resetWorkspace|changeWorkspace|getWorkspace|showMember|ping|raiseHand|lowerHand)$/;

/** About the state of a record, which is read between two tries: reading does not mend them. */
const ofState = new Set(['precondition-failed', 'precondition-required', 'duplicate-isbn']);

const isOpen = (before: Mistake, { method, facts }: NewRecord): boolean =>
  preparing.test(facts?.endpoint ?? '') ||
  (method === 'GET' && ofState.has(before.cause?.kind ?? ''));

const headerOf =
  (name: string) =>
  ({ request }: Pick<RecordedRequest, 'request'>) =>
    request.headers.find((header) => header.name.toLowerCase() === name)?.value;

const bodyOf = ({ request }: NewRecord) => request.body?.text;

/** What is refused. Whoever sends another one each time tests the refusal; the rest of the request can be generated. */
const refused: Partial<Record<Cause['kind'], (record: NewRecord) => unknown>> = {
  'unsupported-media-type': headerOf('content-type'),
  'not-acceptable': headerOf('accept'),
  'precondition-failed': headerOf('if-match'),
  'invalid-token': ({ facts }) => facts?.token,
  'invalid-credentials': bodyOf,
};

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

const sameOf = (cause: Cause, record: NewRecord): string => {
  const { kind, endpoint, place, pointer } = cause;
  if (isLost(cause)) return kind;
  return digestOf([kind, endpoint ?? place, pointer, refused[kind]?.(record)]);
};

const mostTries = 20;

/**
 * An invalid field is a mistake again when the request has changed meanwhile. Whoever sends the same one again, as a test
 * in watch mode does, expects the refusal.
 */
const triedAgain = (before: Mistake, cause: Cause, record: NewRecord): Mistake => {
  const { tries = [], repeats } = before;
  const request = digestOf([record.method, record.path, bodyOf(record)]);
  return tries.includes(request)
    ? { ...before, cause, repeats: 1, since: record.time }
    : { ...before, cause, repeats: repeats + 1, tries: [...tries, request].slice(-mostTries) };
};

const mistakeOf = ({ cause, repeats, since, same, tries }: Mistake): Mistake => ({
  repeats,
  ...(cause && { cause }),
  ...(since !== undefined && { since }),
  ...(same !== undefined && { same }),
  ...(tries && { tries }),
});

/** The mistake after one more request: the same again, another, or mended by a success. */
export const mistakeAfter = (before: Mistake | undefined, record: NewRecord): Mistake => {
  const cause = causeOf(record);
  if (!cause) return before && isOpen(before, record) ? mistakeOf(before) : { repeats: 0 };
  const same = sameOf(cause, record);
  const known =
    before?.same === same ? mistakeOf(before) : { repeats: 0, same, since: record.time };
  return cause.kind === 'invalid-input'
    ? triedAgain(known, cause, record)
    : { ...known, cause, repeats: known.repeats + 1 };
};
