import type { Effect } from './effect.ts';
import { after, isFile } from './later.ts';

const longestMs = 400;
const steps = 8;

/** The name of a script decides how late it comes: the order is another one, and the same each time. */
const waitOf = (path: string): number => {
  if (!isFile(path) || !path.endsWith('.js')) return 0;
  const sum = Array.from(path).reduce(
    (total, sign) => (total * 31 + sign.charCodeAt(0)) % 65_521,
    0,
  );
  return ((sum % steps) / (steps - 1)) * longestMs;
};

export const chunksInAnotherOrder: Effect = { aroundSite: after(waitOf) };
