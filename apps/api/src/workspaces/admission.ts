import type { Clock } from '../clock.ts';
import { nobody } from './holding.ts';
import { tooManyNewWorkspaces } from './refusals.ts';

const minute = 60_000;

/**
 * Lets one address make so many new workspaces at once, and as many again every minute. Of an address
 * it remembers one number: when all that it made would have been made at an even pace.
 */
export const admission = (perMinute: number, clock: Pick<Clock, 'now'>) => {
  const pace = minute / perMinute;
  const evenly = new Map<number, number>();
  return (from: number): void => {
    if (from === nobody) return;
    const now = clock.now().getTime();
    const next = Math.max(now, evenly.get(from) ?? 0) + pace;
    const tooEarly = next - now - minute;
    if (tooEarly > 0) throw tooManyNewWorkspaces(perMinute, Math.ceil(tooEarly / 1000));
    evenly.set(from, next);
  };
};
