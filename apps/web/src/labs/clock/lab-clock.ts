import { realClock } from '../../session/clock.ts';

/** What the page knows of time: a test that freezes a part of this has frozen half of a clock. */
export interface LabClock {
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** Milliseconds since some start, which the bar is drawn by. */
  readonly frames: () => number;
  readonly after: (ms: number, callBack: () => void) => () => void;
  readonly onFrame: (callBack: () => void) => () => void;
  /** Only of a clock that is held. */
  readonly move?: (ms: number) => void;
}

/** It asks the browser each time, so that a script can replace a clock also after the load. */
export const runningClock = (begin: number | undefined): LabClock => {
  const offset = begin === undefined ? 0 : begin - realClock.now();
  return {
    date: () => realClock.now() + offset,
    frames: () => performance.now(),
    after: (ms, callBack) => realClock.after(ms, callBack),
    onFrame(callBack) {
      const frame = requestAnimationFrame(() => callBack());
      return () => cancelAnimationFrame(frame);
    },
  };
};

interface Timer {
  readonly at: number;
  readonly callBack: () => void;
}

const frameMs = 16;

/** It stands until it is moved. */
export const heldClock = (begin = realClock.now()): LabClock => {
  let passed = 0;
  let timers: readonly Timer[] = [];
  const forget = (timer: Timer) => {
    timers = timers.filter((each) => each !== timer);
  };
  const after = (ms: number, callBack: () => void) => {
    const timer = { at: passed + ms, callBack };
    timers = [...timers, timer];
    return () => forget(timer);
  };
  const firstUntil = (end: number): Timer | undefined =>
    timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];

  return {
    date: () => begin + passed,
    frames: () => passed,
    after,
    onFrame: (callBack) => after(frameMs, callBack),
    move(ms) {
      const end = passed + ms;
      for (let timer = firstUntil(end); timer; timer = firstUntil(end)) {
        forget(timer);
        passed = timer.at;
        timer.callBack();
      }
      passed = end;
    },
  };
};
