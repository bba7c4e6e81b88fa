/** Lower-case words with a hyphen between them, as ids are. */
export const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** As GitHub makes the fragment of a heading. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns how often it was asked for the same text before. */
export const createCounter = () => {
  const counts = new Map<string, number>();
  return (text: string): number => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count;
  };
};

/** Returns names that no other element of the page has: the second “Add” is “Add (2)”, and its id ends in -2. */
export const createNames = () => {
  const count = createCounter();
  const again = (text: string, write: (times: number) => string): string => {
    const before = count(text);
    return before === 0 ? text : `${text}${write(before + 1)}`;
  };
  return {
    id: (text: string): string => again(kebab(text), (times) => `-${times}`),
    name: (text: string): string => again(text, (times) => ` (${times})`),
  };
};
