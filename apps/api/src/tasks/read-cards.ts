import type { Clock } from '../request/clock.ts';
import { row, sql, type Engine } from '../database/engine.ts';
import { noteCard } from './note-card.ts';
import { cardsSince, type GraderAddress } from './grader.ts';

interface CardReaderParts {
  readonly grader: GraderAddress;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  readonly report: (error: unknown) => void;
  readonly everyMs?: number;
}

const usualPause = 3000;

/** Asks the grader for new cards while a class is open. Resolves when the server stops. */
export const createReadCards =
  ({ read, write }: Pick<Engine, 'read' | 'write'>) =>
  async ({
    grader,
    clock,
    stopping,
    report,
    everyMs = usualPause,
  }: CardReaderParts): Promise<void> => {
    /** The time of the newest card: it is asked for again, because another one can have the same. */
    let newest = 0;
    let isBroken = false;

    const readNew = async (): Promise<void> => {
      const text = 'SELECT min(opened_at) AS opened FROM class WHERE ends_at > $1';
      const now = clock.now().getTime();
      const { opened } = (await read(row<{ opened: number | null }>(sql(text, now))))!;
      if (opened === null) return;
      for (const card of await cardsSince(grader, Math.max(opened, newest), stopping)) {
        await write(noteCard(card));
        newest = Math.max(newest, card.ended);
      }
    };

    while (!stopping.aborted) {
      try {
        await readNew();
        isBroken = false;
      } catch (error) {
        /* A grader that is off is told of once. */
        if (!isBroken && !stopping.aborted) report(error);
        isBroken = true;
      }
      await clock.wait(everyMs, stopping);
    }
  };
