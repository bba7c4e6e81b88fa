import { useEffect, useRef, useState } from 'react';
import { endsAfter, warnsAfter } from '@sparring/practice/labs/clock/session';
import type { LabClock } from './lab-clock.ts';

export interface ClockSession {
  readonly begun: number;
  /** When the last activity was. */
  readonly active: number;
  readonly warns: boolean;
  readonly stayed: boolean;
  readonly ended?: number;
}

/** A session and its two timers, which each activity sets again. */
export const useSession = (clock: LabClock) => {
  const [session, setSession] = useState<ClockSession>();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const change = (part: Partial<ClockSession>) =>
    setSession((before) => before && { ...before, ...part });

  const setTimers = () => {
    cancel.current?.();
    const warning = clock.after(warnsAfter * 1000, () => change({ warns: true }));
    const end = clock.after(endsAfter * 1000, () => change({ warns: false, ended: clock.date() }));
    cancel.current = () => (warning(), end());
  };

  return {
    session,
    signIn: () => {
      setTimers();
      const now = clock.date();
      setSession({ begun: now, active: now, warns: false, stayed: false });
    },
    touch: () => {
      if (!session || session.ended !== undefined) return;
      setTimers();
      change({ active: clock.date(), warns: false, stayed: session.stayed || session.warns });
    },
  };
};
