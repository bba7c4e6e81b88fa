import { setTimeout } from 'node:timers/promises';

/** The only source of time and delays. Tests pass their own. */
export interface Clock {
  readonly now: () => Date;
  /** Resolves after the delay, or at once when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
};
