import { tabSetting } from './tab-setting.ts';

const longestTimer = 2 ** 31 - 1;

export interface Clock {
  now(): number;
  /** Calls back once, after `ms`; returns what cancels it. */
  after(ms: number, callBack: () => void): () => void;
  /** Calls back again and again; returns what stops it. */
  every(ms: number, callBack: () => void): () => void;
  /** Ends after `ms`, or fails with the signal's reason when that is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export function createClock(speed: number): Clock {
  const scaled = (ms: number) => Math.min(ms / speed, longestTimer);
  const clock: Clock = {
    now: () => Date.now(),
    after(ms, callBack) {
      const timer = setTimeout(callBack, scaled(ms));
      return () => clearTimeout(timer);
    },
    every(ms, callBack) {
      const timer = setInterval(callBack, scaled(ms));
      return () => clearInterval(timer);
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const cancel = clock.after(ms, resolve);
        signal?.addEventListener('abort', () => (cancel(), reject(signal.reason)), { once: true });
      }),
  };
  return clock;
}

export const speed = tabSetting({
  name: 'speed',
  expects: 'a positive number',
  accepts: (value) => value > 0 && Number.isFinite(value),
});

/** The site's waits, which `?speed=` shortens. */
export const clock = createClock(speed.value ?? 1);

/** For limits that belong to the network, not to the lesson. */
export const realClock = createClock(1);
