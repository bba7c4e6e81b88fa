/** So many finds are repeated whatever happens, and then one in so many. */
const repeatedAtLeast = 3;
const repeatedOneIn = 8;

/** Measured with the kits: how many repetitions share a run, how many runs are without finds, and which share of the finds has a run of its own. */
const repeatedTogether = 2.5;
const withoutFinds = 2;
const shareAlone = 0.12;

/** Whether the nth find is repeated. */
export const isRepeated = (nth: number): boolean =>
  nth <= repeatedAtLeast || nth % repeatedOneIn === 0;

/** About how many of so many finds are repeated. */
export const repeatsOf = (finds: number): number =>
  Math.min(repeatedAtLeast, finds) + finds / repeatedOneIn;

/** Measured with the kits whose other runs have some of the tests: three runs have all of them, or more where a doubt comes late. */
const withAllTests = 5;

interface Search {
  readonly isChoiceTaken: boolean;
  readonly isInDoubt: boolean;
}

/** About how many runs with all tests are the last ones of a card with so many finds. */
export const runsAtTheEnd = (finds: number, { isChoiceTaken, isInDoubt }: Search): number =>
  Math.min(
    isChoiceTaken && !isInDoubt ? withAllTests : Infinity,
    repeatsOf(finds) / repeatedTogether + withoutFinds + shareAlone * finds,
  );
