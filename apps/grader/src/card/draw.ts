/** Gives a number from 0 up to, but not including, 1. */
export type Draw = () => number;

const step = 0x6d2b79f5;

/** Mulberry32: the same seed draws the same numbers on every machine, from the first or after so many. */
export const drawFrom = (seed: number, draws = 0): Draw => {
  let state = (seed + Math.imul(step, draws)) >>> 0;
  return () => {
    state = (state + step) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Some of a list, each at most once, in the order in which they were drawn. */
export const drawn = <Item>(items: readonly Item[], count: number, draw: Draw): readonly Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [item] = left.splice(Math.floor(draw() * left.length), 1);
    return item!;
  });
};
