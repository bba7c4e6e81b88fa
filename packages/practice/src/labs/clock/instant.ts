/** An instant in UTC, to the second. */
export const isInstant = (text: string): boolean => {
  const ms = Date.parse(text);
  // Some engines read 30 February as 1 March.
  return !Number.isNaN(ms) && inSeconds(ms) === text;
};

/** `2028-02-29T23:50:00Z` */
export const inSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, -5)}Z`;
