/**
 * The beginning that all names share, up to the last separator in it: `chrome.156.linux.` says nothing about
 * a test. Empty for a single name.
 */
export const sharedPrefix = (names: readonly string[]): string => {
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length++;
  return /^.*(?:[./:]| › )/s.exec(first.slice(0, length))?.[0] ?? '';
};
