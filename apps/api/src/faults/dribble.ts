import { longestDelay } from '@sparring/contracts/fault-outcome';
import type { Clock } from '../request/clock.ts';
import type { Piece } from '../request/answer.ts';

export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Cuts the pieces into some bytes at a time. What is left after the longest delay comes at once. */
export async function* dribbled(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  { bytes, milliseconds }: Pace,
  clock: Pick<Clock, 'wait'>,
  gone: AbortSignal,
): AsyncGenerator<Piece> {
  let pauses = Math.floor(longestDelay / milliseconds);
  for await (const piece of pieces) {
    let rest = Buffer.from(piece);
    for (; pauses > 0 && rest.length > bytes; pauses -= 1) {
      yield rest.subarray(0, bytes);
      rest = rest.subarray(bytes);
      await clock.wait(milliseconds, gone);
      if (gone.aborted) return;
    }
    yield rest;
  }
}
