import type { Clock } from '../request/clock.ts';

const hour = 60 * 60 * 1000;
const remembered = 100_000;

/**
 * Tells whether a use of a workspace is its first within the current hour. Only then the time of use is written
 * to its row, so that most reads write nothing.
 */
export const recentUse = (clock: Pick<Clock, 'now'>) => {
  const seen = new Set<string>();
  let seenIn = 0;
  return {
    isFirst: (workspace: string): boolean => {
      const current = Math.floor(clock.now().getTime() / hour);
      if (current !== seenIn || seen.size >= remembered) seen.clear();
      seenIn = current;
      if (seen.has(workspace)) return false;
      seen.add(workspace);
      return true;
    },
    /** The next use counts as the first again. */
    forget: (workspace: string): void => void seen.delete(workspace),
  };
};
