import { headerOf, queryOf, type Call } from '../call.ts';
import { sequence } from '../proofs/sequence.ts';

const usualCount = 10;

const numberIn = (path: string, name: string): number | undefined => {
  const value = queryOf(path).get(name);
  return value === null ? undefined : Number(value);
};

const countOf = ({ path }: Call): number => numberIn(path, 'count') ?? usualCount;

const firstOf = ({ request }: Call): number => Number(headerOf(request, 'Last-Event-ID') ?? 0);

/** The id of the last whole event that the client has after a call. The log does not hold every event. */
const lastOf = (call: Call): number => {
  const cut = numberIn(call.path, 'cut');
  const isCut = call.ending === 'broken' && cut !== undefined;
  return isCut ? firstOf(call) + cut : countOf(call);
};

const isStream = ({ endpoint }: Call): boolean => endpoint === 'streamEvents';
const on = ['streamEvents'] as const;

export const resumedStream = sequence(
  {
    say: 'A stream of `GET /labs/events` breaks off.',
    on,
    is: (call) =>
      call.status === 200 &&
      call.ending === 'broken' &&
      firstOf(call) === 0 && { last: lastOf(call), count: countOf(call) },
  },
  {
    say: 'The next request goes on after the last whole event.',
    on,
    times: 1,
    about: isStream,
    is: (call, { last, count }) =>
      call.status === 200 &&
      countOf(call) === count &&
      call.ending !== 'left' &&
      firstOf(call) === last && { last: lastOf(call) },
  },
  {
    say: 'The last request has the id of the last event, and gets 204.',
    on,
    about: isStream,
    is: (call, { last, count }) =>
      call.status === 204 && countOf(call) === count && firstOf(call) === count && last === count,
  },
);
