import { useEffect, useState } from 'react';
import { realClock } from '../session/clock.ts';

const calmMs = 1000;

/** A value that changes only after it has been the same for a second, so that a screen reader reads it once. */
export const useCalm = <Value>(value: Value): Value => {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const cancel = realClock.after(calmMs, () => setCalm(value));
    return cancel;
  }, [value]);
  return calm;
};
