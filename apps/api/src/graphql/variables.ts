import { graphqlLimits } from '@sparring/contracts/graphql';
import { overLimit } from './over-limit.ts';

/** The levels of a value that a message of the library quotes, with the object of the variables itself. */
const quotedLevels = 4;

const isSmall = (value: unknown, levels = quotedLevels): boolean => {
  if (levels === 0 || typeof value !== 'object' || value === null) return true;
  /* The values of an object with thousands of members take three times as long as its names. */
  if (!Array.isArray(value) && Object.keys(value).length > graphqlLimits.members) return false;
  return Object.values(value).every((one) => isSmall(one, levels - 1));
};

/** Throws if an object has more members than any input. The library would quote all of them in several messages. */
export const requireSmall = (variables: Readonly<Record<string, unknown>>): void => {
  if (!isSmall(variables)) throw overLimit('TOO_MANY_MEMBERS', {});
};
