import type { Clock } from '../request/clock.ts';
import { nobody } from '../request/client-number.ts';
import { tooManyNewWorkspaces } from './refusals.ts';

const minute = 60_000;

/**
 * The rate limit for new workspaces: an address can create `perMinute` of them at once, and as many again
 * each minute (the generic cell rate algorithm). The map holds one time for each address: the time when
 * all its workspaces would exist if they were created at an even rate.
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
