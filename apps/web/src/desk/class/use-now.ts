import { useEffect, useState } from 'react';
import { realClock } from '../../session/clock.ts';

/** The time, once a second. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => realClock.now());
  useEffect(() => {
    const stop = realClock.every(1000, () => setNow(realClock.now()));
    return stop;
  }, []);
  return now;
};
