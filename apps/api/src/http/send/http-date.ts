let second = NaN;
let text = '';

/** A time as the header Date has it. The text is kept for a second: to write it takes longer than to look it up. */
export const httpDate = (now: number): string => {
  const secondNow = Math.floor(now / 1000);
  if (secondNow !== second) {
    second = secondNow;
    text = new Date(now).toUTCString();
  }
  return text;
};
