import { Refusal } from '../grade/refusal.ts';
import type { Place, Places } from './places.ts';

/** Two ports of an instance: one for the site, one for the API alone. */
export type Pair = readonly [web: number, api: number];

type IsFree = (port: number) => Promise<boolean>;

const areFree = async (ports: Pair, isFree: IsFree): Promise<boolean> =>
  (await Promise.all(ports.map(isFree))).every(Boolean);

/** The pairs of which another program has a port. */
export const takenAmong = async (
  pairs: readonly Pair[],
  isFree: IsFree,
): Promise<readonly Pair[]> => {
  const free = await Promise.all(pairs.map((pair) => areFree(pair, isFree)));
  return pairs.filter((_, at) => !free[at]);
};

/** Passes over places of which another program has a port. They are held meanwhile, so that each is looked at once. */
export const withFreePorts = (places: Places, count: number, isFree: IsFree): Places => ({
  enter: async (request) => {
    const taken: Place[] = [];
    try {
      while (taken.length < count) {
        const place = await places.enter(request);
        if (await areFree([place.webPort, place.apiPort], isFree)) return place;
        taken.push(place);
      }
      throw new Refusal(
        'Other programs have all ports on which this grader opens a Sparring: tell whoever runs it.',
      );
    } finally {
      for (const place of taken) place.leave();
    }
  },
});
