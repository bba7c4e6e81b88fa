import { draw } from '@sparring/contracts/draw';

export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  /** Up to `count` different entries of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

export const createChance = (seed: number): Chance => {
  let step = 0;
  const integer = (below: number) => Math.floor(draw(seed, step++) * below);
  return {
    integer,
    sample(list, count) {
      const rest = [...list];
      const size = Math.min(count, rest.length);
      return Array.from({ length: size }, () => rest.splice(integer(rest.length), 1)).flat();
    },
  };
};
