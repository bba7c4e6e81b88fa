import { groupOfCleared, type Member } from './next-group.ts';

/** So many finds are repeated whatever happens, and then one in so many. */
const repeatedAtLeast = 3;
const repeatedOneIn = 8;

/** Whether the nth find is repeated. */
export const isRepeated = (nth: number): boolean =>
  nth <= repeatedAtLeast || nth % repeatedOneIn === 0;

/** About how many of so many finds are repeated. */
export const repeatsOf = (finds: number): number =>
  Math.min(repeatedAtLeast, finds) + finds / repeatedOneIn;

/** How many runs it takes to look once more at all of these, which are cleared. */
export const checksOf = (cleared: readonly Member[]): number => {
  let left = cleared;
  let checks = 0;
  while (left.length > 0) {
    const group = new Set(groupOfCleared(left));
    left = left.filter((one) => !group.has(one));
    checks += 1;
  }
  return checks;
};
