import { api } from '@sparring/contracts/api';
import type { Cause } from '@sparring/contracts/desk/cause';
import { hasSentence, isLost } from '@sparring/contracts/desk/sentences';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { bases, hasBaseTwice } from '@sparring/contracts/paths';
import type { NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';
import { longestShown } from './shown-path.ts';

const base = new RegExp(`^(?:${bases.join('|')})(?=/|$)`);

/** The paths of the contracts, those without a parameter first. */
const documented = Object.values(api)
  .flatMap((group): readonly Endpoint[] => Object.values(group))
  .map(({ path }) => path)
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => [path, new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}/?$`)] as const);

/** The method and the path as the documentation has it, so that all who make one mistake have one place. */
const placeOf = ({ method, path }: Pick<NewRecord, 'method' | 'path'>, lost: boolean): string => {
  const whole = pathWithoutKey(path).replace(/[?#].*/s, '');
  const rest = hasBaseTwice(whole) ? whole : whole.replace(base, '') || '/';
  const known = lost ? undefined : documented.find(([, pattern]) => pattern.test(rest))?.[0];
  return `${method} ${known ?? rest.slice(0, longestShown)}`;
};

/** A client gives up a scripted fault on purpose. */
const hasLeft = ({ ending, chance }: NewRecord): boolean =>
  ending === 'left' && chance?.includes('rule=') !== true;

const kindOf = (record: NewRecord): string | undefined => {
  const { path, facts, status } = record;
  if (hasLeft(record)) return 'left';
  if (status === 404 && facts?.endpoint === null)
    return hasBaseTwice(pathWithoutKey(path)) ? 'base-twice' : 'no-endpoint';
  return facts?.problem ?? undefined;
};

/** The mistake that a request shows; undefined if it shows none of those that have a sentence. */
export const causeOf = (record: NewRecord): Cause | undefined => {
  const kind = kindOf(record);
  if (kind === undefined || !hasSentence(kind)) return undefined;
  const { endpoint = null, pointer = null, hasUnknownName = false } = record.facts ?? {};
  const lost = isLost({ kind });
  return {
    kind,
    endpoint,
    place: placeOf(record, lost),
    status: record.status,
    pointer,
    typed: lost || hasUnknownName,
  };
};
