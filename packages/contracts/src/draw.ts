const twoToThe32 = 2 ** 32;

/** About 2³² divided by the golden ratio: its multiples spread evenly over 32 bits. */
const stride = 0x9e3779b9;

/** Mixes 32 bits until each depends on all (the finalizer of MurmurHash3). Integers give the same result on every machine. */
const mix = (bits: number): number => {
  const first = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
};

/** The random number of a seed at a step, from 0 (inclusive) to 1 (exclusive). */
export const draw = (seed: number, step: number): number =>
  (mix(mix(seed) + Math.imul(step + 1, stride)) >>> 0) / twoToThe32;
