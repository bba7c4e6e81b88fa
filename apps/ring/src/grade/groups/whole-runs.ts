/** So many finds are repeated whatever happens, and then one in so many. */
const repeatedAtLeast = 3;
const repeatedOneIn = 8;

/** By measurement of the kits: repetitions that share a run, runs without finds, and the share of finds that need a run of their own. */
const repeatedTogether = 2.5;
const withoutFinds = 2;
const shareAlone = 0.06;

/** Whether the nth find is repeated. */
export const isRepeated = (nth: number): boolean =>
  nth <= repeatedAtLeast || nth % repeatedOneIn === 0;

/** About how many runs of a card with so many finds have all tests, beside the first ones, which look for all defects. */
export const wholeRunsFor = (finds: number): number =>
  (Math.min(repeatedAtLeast, finds) + finds / repeatedOneIn) / repeatedTogether +
  withoutFinds +
  shareAlone * finds;
