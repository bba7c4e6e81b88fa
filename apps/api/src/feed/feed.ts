import { movements, type Movement } from '@sparring/contracts/live/movement';
import type { ServerSentEvent } from '@sparring/contracts/stream';
import type { Clock } from '../request/clock.ts';
import { CutOff } from '../request/cut-off.ts';

interface FeedParts {
  readonly seed: number;
  readonly count: number;
  /** The number of the last movement that the client has. */
  readonly after: number;
  /** The seconds between two movements. */
  readonly every: number;
  readonly clock: Pick<Clock, 'wait'>;
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
}

const second = 1000;

/** The lengths of the waits between two movements: a comment follows each of them but the last. */
const waitsOf = (every: number): readonly number[] => {
  const whole = Math.max(0, Math.ceil(every) - 1);
  return [...Array<number>(whole).fill(second), (every - whole) * second];
};

/** The movements after a position. `undefined` stands for a second of silence. */
async function* paced(parts: FeedParts): AsyncGenerator<Movement | undefined> {
  const { seed, count, after, every, clock, gone, stopping } = parts;
  const ending = AbortSignal.any([gone, stopping]);
  for (const movement of movements(seed, count, after)) {
    if (every > 0 && movement.number > after + 1)
      for (const [at, wait] of waitsOf(every).entries()) {
        if (at > 0) yield undefined;
        await clock.wait(wait, ending);
      }
    if (gone.aborted) return;
    if (stopping.aborted) throw new CutOff();
    yield movement;
  }
}

/** Whether the connection breaks in this movement. */
const isCut = (number: number, after: number, cut: number | undefined): boolean =>
  cut !== undefined && number === after + cut + 1;

export interface EventParts extends FeedParts {
  readonly cut?: number | undefined;
  /** The milliseconds after which a client reconnects. */
  readonly retry: number;
}

export async function* eventsOf(parts: EventParts): AsyncGenerator<ServerSentEvent<Movement>> {
  const { count, after, cut, retry } = parts;
  /* A proxy passes the head on with the first bytes after it. */
  yield { comment: `${count - after} movements follow.` };
  for await (const movement of paced(parts)) {
    if (!movement) {
      yield { comment: 'The next movement follows.' };
      continue;
    }
    const { kind: event, number } = movement;
    const sent = { event, id: String(number), data: movement };
    if (isCut(number, after, cut)) throw new CutOff(sent);
    yield number === after + 1 ? { ...sent, retry } : sent;
  }
}

export async function* linesOf(
  parts: FeedParts & Pick<EventParts, 'cut'>,
): AsyncGenerator<Movement> {
  for await (const movement of paced(parts)) {
    if (!movement) continue;
    if (isCut(movement.number, parts.after, parts.cut)) throw new CutOff(movement);
    yield movement;
  }
}
