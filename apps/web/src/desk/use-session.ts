import { useEffect, useState } from 'react';
import { realClock } from '../session/clock.ts';
import { DeskRefusal, resume, whyRefused } from './call-desk.ts';
import { sessionEnds, useSessionState } from './desk-session.ts';

const retryMs = 2000;

/** Asks whether an earlier session still lasts, again and again while no answer comes. */
export const useSession = () => {
  const state = useSessionState();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (state !== 'unknown') return undefined;
    let cancel = () => {};
    const ask = async () => {
      try {
        await resume();
      } catch (cause) {
        const isRefused = cause instanceof DeskRefusal && [401, 404].includes(cause.status);
        if (isRefused) return sessionEnds();
        setProblem(`${whyRefused(cause)} The desk tries again by itself.`);
        cancel = realClock.after(retryMs, () => void ask());
      }
    };
    void ask();
    return () => cancel();
  }, [state]);

  return { state, problem };
};
