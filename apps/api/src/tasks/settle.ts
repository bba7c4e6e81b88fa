import type { Clock } from '../request/clock.ts';
import type { Engine } from '../database/engine.ts';
import {
  newestWaiting,
  ownersWaiting,
  settledMs,
  watchWaiting,
  type Whose,
} from './waiting-calls.ts';

export interface Settling {
  /** Resolves when the tasks have looked at every request that was answered and appended before. */
  readonly settle: (whose: Whose) => Promise<void>;
  /** Looks at the requests of a class that wait long enough. It waits for none. */
  readonly look: (ofClass: number) => Promise<void>;
}

interface SettleParts {
  readonly clock: Clock;
  /** The log, from which tasks are known. It is written after a while. */
  readonly writer: { readonly flush: () => Promise<void> };
}

const never = new AbortController().signal;

/** No timer looks at the calls that wait: who asks for the tasks does, and who appends the next ones. */
export const createSettling = (
  { dialect, read, write }: Pick<Engine, 'dialect' | 'read' | 'write'>,
  { clock, writer }: SettleParts,
): Settling => {
  /* The only process of an SQLite database looks when it appends. */
  if (dialect === 'sqlite') return { settle: () => writer.flush(), look: async () => {} };

  const now = () => clock.now().getTime();
  const watch = async (whose: Whose, until: number): Promise<void> => {
    for (const owner of await read(ownersWaiting(whose, until)))
      await write(watchWaiting(owner, until));
  };
  return {
    settle: async (whose) => {
      await writer.flush();
      const newest = await read(newestWaiting(whose));
      if (newest === undefined) return;
      const left = newest + settledMs - now();
      if (left > 0) await clock.wait(Math.min(left, settledMs), never);
      await watch(whose, newest);
    },
    look: (ofClass) => watch({ ofClass }, now() - settledMs),
  };
};
