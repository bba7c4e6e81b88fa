import { useEffect, useState } from 'react';
import { realClock } from '../session/clock.ts';
import { callDesk, DeskRefusal, whyRefused } from './call-desk.ts';

interface Read<Value> {
  readonly value: Value | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  /** The status of the refusal; 0 if no answer came. */
  readonly status: number | undefined;
}

const retryMs = 2000;

/**
 * Reads a path of the desk, and again when it changes: a fragment, which is not sent, does that, too. After a lost
 * connection it tries again by itself.
 */
export const useDeskValue = <Value>(path: string) => {
  const [read, setRead] = useState<Read<Value>>({
    value: undefined,
    problem: undefined,
    status: undefined,
  });

  useEffect(() => {
    let isShown = true;
    let cancel = () => {};
    const ask = async () => {
      try {
        const value = await callDesk<Value>('GET', path);
        if (isShown) setRead({ value, problem: undefined, status: 200 });
      } catch (cause) {
        if (!isShown) return;
        const status = cause instanceof DeskRefusal ? cause.status : undefined;
        setRead(({ value }) => ({ value, problem: whyRefused(cause), status }));
        if (status === 0 || (status ?? 0) >= 500)
          cancel = realClock.after(retryMs, () => void ask());
      }
    };
    void ask();
    return () => {
      isShown = false;
      cancel();
    };
  }, [path]);

  return {
    ...read,
    /** What a change has answered. */
    show: (value: Value) => setRead({ value, problem: undefined, status: 200 }),
  };
};
