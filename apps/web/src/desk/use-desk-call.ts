import { useState } from 'react';
import { whyRefused } from './call-desk.ts';

/** Runs one call at a time, and says why the last one failed. */
export const useDeskCall = () => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (call: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call();
    } catch (cause) {
      setProblem(whyRefused(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run, setProblem };
};
