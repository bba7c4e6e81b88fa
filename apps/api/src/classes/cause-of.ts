import { sentenceOf, type Cause } from '@sparring/contracts/desk/cause';
import { bases, hasBaseTwice } from '@sparring/contracts/paths';
import type { NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';

const base = new RegExp(`^(?:${bases.join('|')})(?=/|$)`);
const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The method and the path, in which ids are left out, so that all who make one mistake have one place. */
const placeOf = ({ method, path }: Pick<NewRecord, 'method' | 'path'>): string => {
  const whole = pathWithoutKey(path).replace(/[?#].*/s, '');
  const named = (hasBaseTwice(whole) ? whole : whole.replace(base, '')).replace(id, '{id}');
  return `${method} ${named || '/'}`;
};

const kindOf = ({ path, facts, status, ending }: NewRecord): string | undefined => {
  if (ending === 'left') return 'left';
  if (status === 404 && facts?.endpoint === null)
    return hasBaseTwice(pathWithoutKey(path)) ? 'base-twice' : 'no-endpoint';
  return facts?.problem ?? undefined;
};

/** The mistake that a request shows; undefined if it shows none of those that have a sentence. */
export const causeOf = (record: NewRecord): Cause | undefined => {
  const kind = kindOf(record);
  const pointer = record.facts?.pointer ?? null;
  if (kind === undefined || sentenceOf({ kind, pointer }) === undefined) return undefined;
  const endpoint = record.facts?.endpoint ?? null;
  return { kind, endpoint, place: placeOf(record), status: record.status, pointer };
};
