import type { Clock } from '../clock.ts';

const hour = 60 * 60 * 1000;
const remembered = 100_000;

/**
 * Tells whether this is the first use of a workspace in this hour. Only then its row is written, so
 * that reading costs next to nothing and an idle workspace is still known to be idle.
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
