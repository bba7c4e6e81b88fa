import type { Clock } from '../clock.ts';

const hour = 60 * 60 * 1000;
const remembered = 100_000;

/**
 * Returns whether this is the first use of a workspace within the current hour. Only then the time of use is
 * written to its row, so that most reads write nothing.
 */
export const recentUse = (clock: Pick<Clock, 'now'>) => {
  const seen = new Set<string>();
  let seenIn = 0;
  return (workspace: string): boolean => {
    const current = Math.floor(clock.now().getTime() / hour);
    if (current !== seenIn || seen.size >= remembered) seen.clear();
    seenIn = current;
    if (seen.has(workspace)) return false;
    seen.add(workspace);
    return true;
  };
};
