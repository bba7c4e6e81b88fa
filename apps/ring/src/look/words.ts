export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The first of several names, and how many more there are. */
export const listed = (names: readonly string[], most: number): string => {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
};

export const inWords = (seconds: number): string => {
  if (seconds < 10) return `${Math.max(0.1, seconds).toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
};
