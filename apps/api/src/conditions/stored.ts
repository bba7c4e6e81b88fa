import { allOff, conditions, type Conditions } from '@sparring/contracts/conditions';

const cacheSize = 1000;

/**
 * Makes a parser of the stored text. It returns the same object for the same text, so that a WeakMap can keep what is
 * computed from it. A text that this release cannot read means that nothing is switched on.
 */
const createParser = () => {
  const cache = new Map<string, Conditions>();
  return (text: string): Conditions => {
    const cached = cache.get(text);
    if (cached) return cached;
    const read = conditions.safeParse(JSON.parse(text)).data ?? allOff;
    if (cache.size >= cacheSize) cache.clear();
    cache.set(text, read);
    return read;
  };
};

const parse = createParser();

export const conditionsIn = (text: string | null | undefined): Conditions =>
  text ? parse(text) : allOff;

/** The text to store. It is null when nothing is switched on. */
export const storedText = (switchedOn: Conditions): string | null => {
  const text = JSON.stringify(switchedOn);
  return text === '{}' ? null : text;
};
