import type { StoredLimit } from '@sparring/contracts/limit';
import { countAt, noCount, take, type Count } from './count.ts';
import type { Counter, Taken } from './counter.ts';

const figuresOf = ({ last, used, hits }: Count) => ({ last, used, oldest: hits[0] });

interface Kept {
  readonly number: number;
  readonly count: Count;
}

/**
 * Counts in memory, for the only process of a database. After a restart every count begins anew. `isLimited`
 * tells whether the counts of a policy are still needed.
 */
export const countAlone = (isLimited: (workspace: string, number: number) => boolean): Counter => {
  const counts = new Map<string, Kept>();
  let sweepAt = 1000;

  const forgetOld = (): void => {
    for (const [name, { number }] of counts) if (!isLimited(name, number)) counts.delete(name);
    sweepAt = 1000 + 2 * counts.size;
  };

  const countOf = (name: string, { number }: StoredLimit, now: number): Count => {
    const kept = counts.get(name);
    if (kept?.number === number) return kept.count;
    if (counts.size >= sweepAt) forgetOld();
    const count = noCount(now);
    counts.set(name, { number, count });
    return count;
  };

  return {
    take: (name, limit, now): Taken => {
      const count = countOf(name, limit, now);
      const accepted = take(count, limit.policy, now);
      return { accepted, last: count.last, used: count.used, oldest: count.hits[0] };
    },
    giveBack: (name, { number }) => {
      const kept = counts.get(name);
      if (kept?.number === number) kept.count.used -= 1;
    },
    figures: (name, limit, now) => figuresOf(countAt(countOf(name, limit, now), limit.policy, now)),
  };
};
