import type { Clock } from '../session/clock.ts';

/** Shows a value for a time. Showing another value restarts the time. */
export const temporary = <T>(clock: Clock, durationMs: number, set: (value?: T) => void) => {
  let cancel: (() => void) | undefined;
  return {
    show: (value: T) => {
      cancel?.();
      set(value);
      cancel = clock.afterReading(durationMs, () => set(undefined));
    },
    hide: () => {
      cancel?.();
      set(undefined);
    },
    stop: () => cancel?.(),
  };
};
