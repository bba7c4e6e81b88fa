import { tabSetting } from './tab-setting.ts';

const longestTimer = 2 ** 31 - 1;
const readingMs = 1000;

export interface Clock {
  now(): number;
  /** Calls back once after `ms`; returns a function that cancels it. */
  after(ms: number, callBack: () => void): () => void;
  /** Like `after`, for messages: at any speed it waits at least a second, or `ms` if that is shorter. */
  afterReading(ms: number, callBack: () => void): () => void;
  /** Calls back every `ms`; returns a function that stops it. */
  every(ms: number, callBack: () => void): () => void;
  /** Resolves after `ms`, or rejects with the reason of the signal if the signal aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export const createClock = (speed: number): Clock => {
  const scaled = (ms: number) => Math.min(ms / speed, longestTimer);
  const clock: Clock = {
    now: () => Date.now(),
    after: (ms, callBack) => once(scaled(ms), callBack),
    afterReading: (ms, callBack) => once(Math.max(scaled(ms), Math.min(ms, readingMs)), callBack),
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
};

const once = (ms: number, callBack: () => void) => {
  const timer = setTimeout(callBack, ms);
  return () => clearTimeout(timer);
};

export const speed = tabSetting({
  name: 'speed',
  expects: 'a positive number',
  accepts: (value) => value > 0 && Number.isFinite(value),
});

/** The clock of the site's waits, which `?speed=` shortens. */
export const clock = createClock(speed.value ?? 1);

/** The clock of network timeouts, which `?speed=` does not change. */
export const realClock = createClock(1);
