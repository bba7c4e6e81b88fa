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

/** Where the other runs have some of the tests: those without finds. Repetitions are known soon enough. */
const withChoice = { searches: 3, repetitions: 0 };

/** Runs with all tests, about how many. May be fractions. */
export interface LastRuns {
  readonly searches: number;
  readonly repetitions: number;
}

/** The last runs of a card with so many finds. */
export const runsAtTheEnd = (finds: number, isChoiceTaken: boolean): LastRuns =>
  isChoiceTaken
    ? withChoice
    : {
        searches: withoutFinds + shareAlone * finds,
        repetitions: repeatsOf(finds) / repeatedTogether,
      };
