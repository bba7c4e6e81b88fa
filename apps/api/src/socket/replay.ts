import type { ClientMessage } from '@sparring/contracts/live/socket-messages';
import { movements } from '@sparring/contracts/live/movement';
import type { Clock } from '../request/clock.ts';
import type { Line } from './line.ts';

type ReplayMessage = Extract<ClientMessage, { readonly type: 'replay' }>;

interface ReplayParts {
  readonly line: Line;
  readonly clock: Pick<Clock, 'wait'>;
  readonly seed: number;
  /** Aborts when the connection is closed, or another replay begins. */
  readonly ending: AbortSignal;
}

/** Sends the movements after a position, as fast as the client reads them. */
export const replay = async (
  { count, after, every }: ReplayMessage,
  { line, clock, seed, ending }: ReplayParts,
): Promise<void> => {
  for (const movement of movements(seed, count, after)) {
    if (every > 0 && movement.number > after + 1) await clock.wait(every * 1000, ending);
    if (ending.aborted) return;
    line.send({ type: 'movement', ...movement });
    await line.untilRoom();
  }
};
