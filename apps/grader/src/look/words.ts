export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** So many red tests of a false alarm are named. */
export const mostNamed = 3;

/** The first of several names, and how many more there are, beside those that are not given. */
export const listed = (names: readonly string[], most: number, unnamed = 0): string => {
  const shown = names.slice(0, most);
  const more = names.length - shown.length + unnamed;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

export const inWords = (seconds: number): string => {
  if (seconds < 10) return `${Math.max(0.1, seconds).toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
};
