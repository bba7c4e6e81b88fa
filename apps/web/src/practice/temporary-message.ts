import { useEffect, useMemo, useState } from 'react';
import { clock } from '../session/clock.ts';
import { temporary } from './temporary.ts';

/** A message that disappears after a time. Put it into an `<Outcome>`, which announces it. */
export const useTemporaryMessage = (durationMs: number) => {
  const [message, setMessage] = useState<string>();
  const timer = useMemo(() => temporary(clock, durationMs, setMessage), [durationMs]);
  useEffect(() => timer.stop, [timer]);
  return [message, timer.show, timer.hide] as const;
};
