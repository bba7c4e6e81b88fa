import type { Clock } from '../../request/clock.ts';

const minute = 60_000;
const mostPlaces = 10_000;

/** Counts failures by their place within a minute. */
export const createFailures = (clock: Pick<Clock, 'now'>) => {
  const counts = new Map<string, { readonly since: number; readonly count: number }>();
  const at = (place: string) => {
    const found = counts.get(place);
    const now = clock.now().getTime();
    return found && now - found.since < minute ? found : { since: now, count: 0 };
  };
  return {
    /** The seconds until a place that has `most` failures may try again; 0 if it may now. */
    waitOf: (place: string, most: number): number => {
      const { since, count } = at(place);
      return count < most ? 0 : Math.ceil((since + minute - clock.now().getTime()) / 1000);
    },
    add: (place: string): void => {
      const { since, count } = at(place);
      if (counts.size >= mostPlaces) counts.clear();
      counts.set(place, { since, count: count + 1 });
    },
  };
};

export type Failures = ReturnType<typeof createFailures>;
