import { completePolicy, type SentPolicy, type StoredLimit } from '@sparring/contracts/limit';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import { startCount } from './count-shared.ts';

/** Begins a policy in a workspace, whose count begins at the time `now` of its clock. */
export const startLimitOn = ({ dialect, nextVersion }: Pick<Engine, 'dialect' | 'nextVersion'>) =>
  function* (workspace: number, now: number, sent: SentPolicy): Work<StoredLimit> {
    const number = (yield* row<{ version: number }>(sql(nextVersion)))!.version;
    /* SQLite keeps the counts of the limits in memory. */
    if (dialect === 'postgres') yield* startCount(workspace, number, now);
    return { number, policy: completePolicy(sent) };
  };
