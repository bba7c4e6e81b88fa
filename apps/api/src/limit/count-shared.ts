import { randomUUID } from 'node:crypto';
import { row, sql, type Engine, type Statement, type Work } from '../database/engine.ts';
import { countAt, noCount } from './count.ts';
import type { Counter, Taken } from './counter.ts';
import { givingBack, lease, reading, renewing, taking } from './shared-statements.ts';

interface TakenRow extends Omit<Taken, 'accepted'> {
  readonly accepted: number;
}

interface StoredCount {
  readonly last: number;
  readonly used: number;
  readonly placed: number;
  readonly hits: string;
}

/** Begins the count of a policy. */
export function* startCount(workspace: number, number: number, now: number): Work<void> {
  yield sql('DELETE FROM limit_use WHERE workspace = $1', workspace);
  yield sql(
    'INSERT INTO limit_use (workspace, number, last) VALUES ($1, $2, $3)',
    workspace,
    number,
    now,
  );
}

/** Counts in the database that several APIs share. A place is leased, so that it does not outlive its API. */
export const countShared = ({ read }: Pick<Engine, 'read'>): Counter => {
  const api = randomUUID();
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = (statement: Statement): Promise<unknown> => read(row(statement));

  /* A lease that cannot be renewed, or a place that cannot be given back, ends by itself. */
  const hold = (): void => {
    held += 1;
    timer ??= setInterval(() => void run(renewing(api)).catch(() => {}), lease / 3).unref();
  };
  const release = (): void => {
    held -= 1;
    if (held > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    take: async (name, { number, policy }, now) => {
      const taken = await read(row<TakenRow>(taking(name, number, policy, now, api)));
      if (!taken) return undefined;
      if (taken.accepted === 1 && policy.kind === 'concurrency') hold();
      return { ...taken, accepted: taken.accepted === 1 };
    },
    giveBack: async (name, { number }) => {
      release();
      await run(givingBack(name, number, api)).catch(() => {});
    },
    figures: async (name, { number, policy }, now) => {
      const stored = await read(row<StoredCount>(reading(name, number)));
      if (!stored) return noCount(now);
      const { last, used, placed, hits } = stored;
      if (policy.kind === 'concurrency') return { last: now, used: placed };
      const count = countAt({ last, used, hits: JSON.parse(hits) as number[] }, policy, now);
      return { last: count.last, used: count.used, oldest: count.hits[0] };
    },
  };
};
