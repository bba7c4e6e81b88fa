import type { Clock } from '../../request/clock.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import { createFailures } from './failures.ts';
import type { Session, Sessions } from './session.ts';

const perAddress = 10;
const inAll = 60;

export const wrongKey = (detail: string): HttpProblem =>
  new HttpProblem('wrong-key', detail, { headers: { 'WWW-Authenticate': 'Bearer realm="desk"' } });

const tooManyWrong = (seconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-wrong-keys',
    `Too many logins have failed. Try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

/** Who tries a key. */
export interface Trying {
  readonly clientNumber: () => number;
  /** A session, also one that is over, that the browser has had. */
  readonly known: Session | undefined;
}

const placesOf = ({ clientNumber, known }: Trying): readonly (readonly [string, number])[] =>
  known
    ? [[`session ${known.nonce}`, perAddress]]
    : [
        [`address ${clientNumber()}`, perAddress],
        ['all', inAll],
      ];

/**
 * Compares keys, and limits those that fail. A browser that was logged in once is counted for itself, so that others
 * who try keys, from whatever address, do not lock it out.
 */
export const createKeyCheck = (sessions: Pick<Sessions, 'isKey'>, clock: Pick<Clock, 'now'>) => {
  const failures = createFailures(clock);
  return (key: string, trying: Trying): void => {
    const places = placesOf(trying);
    const wait = Math.max(...places.map(([place, most]) => failures.waitOf(place, most)));
    if (wait > 0) throw tooManyWrong(wait);
    if (sessions.isKey(key)) return;
    for (const [place] of places) failures.add(place);
    throw wrongKey('This is not the key with which the API was started.');
  };
};

export type KeyCheck = ReturnType<typeof createKeyCheck>;
