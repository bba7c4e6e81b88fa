import { longestFact } from '@sparring/contracts/lab-facts/limits';

/** Facts as the API takes them: with texts that are not too long, and no half of a surrogate pair. */
export const bounded = <Facts>(facts: Facts): Facts =>
  JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, longestFact).toWellFormed() : value,
  ) as Facts;
