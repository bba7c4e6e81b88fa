import type { Clock } from '../../request/clock.ts';
import { errorEntry, type Log } from './log.ts';

const window = 10_000;

/** Logs errors. Those with the message of one that was just logged are counted, and their number is logged later. */
export const createErrorLog = (
  log: Log,
  clock: Pick<Clock, 'wait'>,
  stopping: AbortSignal,
): ((error: unknown) => void) => {
  const repeated = new Map<string, number>();

  const logCount = async (message: string): Promise<void> => {
    await clock.wait(window, stopping);
    const times = repeated.get(message);
    repeated.delete(message);
    if (times) log({ level: 'error', message, repeated: times });
  };

  return (error) => {
    const entry = errorEntry(error);
    const times = repeated.get(entry.message);
    if (times !== undefined) {
      repeated.set(entry.message, times + 1);
      return;
    }
    repeated.set(entry.message, 0);
    log(entry);
    void logCount(entry.message);
  };
};
