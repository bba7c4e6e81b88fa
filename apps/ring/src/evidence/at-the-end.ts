/** So many finds are repeated whatever happens, and then one in so many. */
const repeatedAtLeast = 3;
const repeatedOneIn = 8;

/** Whether the nth find is repeated. */
export const isRepeated = (nth: number): boolean =>
  nth <= repeatedAtLeast || nth % repeatedOneIn === 0;
