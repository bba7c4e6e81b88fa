import { longestDelay } from '@sparring/contracts/fault-outcome';
import type { Clock } from '../clock.ts';
import type { Way } from './hold-answer.ts';

export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Sends some bytes at a time. What is left after the longest delay comes at once. */
export const dribble = async (
  body: Buffer,
  { bytes, milliseconds }: Pace,
  { write, end }: Way,
  clock: Pick<Clock, 'wait'>,
  gone: AbortSignal,
): Promise<void> => {
  const pieces = Math.min(
    Math.ceil(body.length / bytes) - 1,
    Math.floor(longestDelay / milliseconds),
  );
  for (let piece = 0; piece < pieces; piece += 1) {
    write(body.subarray(piece * bytes, (piece + 1) * bytes));
    await clock.wait(milliseconds, gone);
    if (gone.aborted) return;
  }
  end(body.subarray(Math.max(0, pieces) * bytes));
};
