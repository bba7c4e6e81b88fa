import { tabSetting } from './tab-setting.ts';

export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  /** Up to `count` different entries of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

export const createChance = (seed: number): Chance => {
  const next = mulberry32(seed);
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    sample(list, count) {
      const rest = [...list];
      const size = Math.min(count, rest.length);
      return Array.from({ length: size }, () => rest.splice(integer(rest.length), 1)).flat();
    },
  };
};

/** Tommy Ettinger's generator: 32 bits of state, uniform enough for a shop window. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const seed = tabSetting({
  name: 'seed',
  expects: 'a whole number',
  accepts: Number.isSafeInteger,
});

export const chance = createChance(seed.value ?? Math.random() * 2 ** 32);
