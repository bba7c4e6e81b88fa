import { allOff, conditions, type Conditions } from '@sparring/contracts/conditions';

const cacheSize = 1000;

/**
 * Reads the stored text. The same text gives the same object, so that a part made from it can be kept in a
 * WeakMap. A text that this release cannot read counts as nothing switched on.
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
