/**
 * The beginning that all names share, up to the last separator in it: `chrome.156.linux.` says nothing about
 * a test. Empty for a single name.
 */
export const sharedPrefix = (names: readonly string[]): string => {
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  const differs = [...first].findIndex((letter, at) => others.some((name) => name[at] !== letter));
  const shared = differs < 0 ? first : first.slice(0, differs);
  return /^.*(?:[./:]| › )/s.exec(shared)?.[0] ?? '';
};
