import { useEffect, useRef, useState } from 'react';
import type { ClockFacts } from '@sparring/contracts/lab-facts/clock';
import { heldClock, type LabClock, runningClock } from './lab-clock.ts';
import type { dials } from './lesson.ts';
import type { Settings } from '../../practice/dial.ts';

const beatMs = 1000;

/** The clock of the page, the date that it shows, and by how much each of the three has moved. */
export const useLabClock = ({ now, held }: Settings<typeof dials>) => {
  const [clock] = useState(() => {
    const begin = now === 'today' ? undefined : Date.parse(now);
    return held ? heldClock(begin) : runningClock(begin);
  });
  const [start] = useState(() => ({ date: clock.date(), frames: clock.frames() }));
  const timers = useRef(0);
  const [shown, setShown] = useState(() => ({ date: start.date, moved: still }));

  const [readMoved] = useState(() => () => {
    const { date, frames } = passedSince(start, clock);
    return { date: secondsOf(date), timers: secondsOf(timers.current), frames: secondsOf(frames) };
  });

  useEffect(() => {
    let stop: () => void;
    const wait = () => {
      stop = clock.after(beatMs, beat);
    };
    const beat = () => {
      const { date, frames } = passedSince(start, clock);
      // A jump of the whole clock runs this once: the timers have jumped with the others.
      timers.current = Math.max(timers.current + beatMs, Math.min(date, frames));
      setShown({ date: clock.date(), moved: readMoved() });
      wait();
    };
    wait();
    return () => stop();
  }, [clock, start, readMoved]);

  return { clock, shown, readMoved };
};

const still: ClockFacts['moved'] = { date: 0, timers: 0, frames: 0 };

const passedSince = (start: { readonly date: number; readonly frames: number }, now: LabClock) => ({
  date: now.date() - start.date,
  frames: now.frames() - start.frames,
});

const secondsOf = (ms: number): number => Math.round(ms / 1000);
