import type { Clock } from '../request/clock.ts';
import { row, sql, type Engine, type Work } from '../database/engine.ts';
import type { ClientNumber } from '../request/client-number.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { HandlerResult } from '../request/workspace-context.ts';
import {
  forgetExpired,
  deleteOldestKey,
  release,
  remember,
  renew,
  type KeyedRequest,
} from './key-rows.ts';
import { inProgress, keyReused } from './refusals.ts';

/** The right to execute a request with a key, or the answer that it got before. */
export type Claim = { readonly claim: number } | { readonly answer: HandlerResult };

export interface Keys {
  /** Refuses a key of another request, and of a request that is being executed. */
  readonly claim: (keyed: KeyedRequest, clientNumber: ClientNumber, now: number) => Promise<Claim>;
  /** Work for the transaction of the change: stores the answer. It throws if another request holds the key now. */
  readonly remember: (
    keyed: KeyedRequest,
    claim: number,
    answer: HandlerResult,
    now: number,
  ) => Work<void>;
  /** Keeps the right for another five seconds. */
  readonly renew: (keyed: KeyedRequest, claim: number) => Promise<void>;
  /** The same for a request whose changes are several transactions: after the last of them. */
  readonly save: (
    keyed: KeyedRequest,
    claim: number,
    answer: HandlerResult,
    now: number,
  ) => Promise<void>;
  /** Forgets a key whose request was refused. */
  readonly release: (keyed: KeyedRequest, claim: number) => Promise<void>;
}

interface KeyParts {
  /** The clock of the server, which measures how old a claim is. */
  readonly clock: Pick<Clock, 'now'>;
  readonly ensureRow: LockRow;
}

interface KeyRow {
  readonly request: string;
  readonly claimed_at: number;
  readonly answer: string | null;
}

/** The milliseconds after which a claim that nobody renewed is free: its API died, or could not release it. */
const lifeOfClaim = 5000;

export const createKeys = (
  { write, nextVersion }: Pick<Engine, 'write' | 'nextVersion'>,
  { clock, ensureRow }: KeyParts,
): Keys => {
  /** The row of the workspace is locked, so that no other request can claim a key meanwhile. */
  function* claimed(
    { workspace, key, request }: KeyedRequest,
    clientNumber: ClientNumber,
    now: number,
  ): Work<Claim> {
    const { id } = yield* ensureRow(workspace, clientNumber);
    yield* forgetExpired(id, now);
    const found = yield* row<KeyRow>(
      sql(
        'SELECT request, claimed_at, answer FROM idempotency_key WHERE workspace = $1 AND name = $2',
        id,
        key,
      ),
    );
    if (found && found.request !== request) throw keyReused(key);
    if (found?.answer) return { answer: JSON.parse(found.answer) as HandlerResult };
    const time = clock.now().getTime();
    /* A claim from the future was made before the clock was set back. */
    if (found && Math.abs(time - found.claimed_at) < lifeOfClaim) throw inProgress(key);
    yield* deleteOldestKey(id);
    const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
    yield sql(
      `INSERT INTO idempotency_key (workspace, name, request, claim, claimed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (workspace, name) DO UPDATE SET claim = $4, claimed_at = $5`,
      id,
      key,
      request,
      version,
      time,
    );
    return { claim: version };
  }

  return {
    claim: (...how) => write(claimed(...how)),
    remember,
    renew: (keyed, claim) => write(renew(keyed, claim, clock.now().getTime())),
    save: (...how) => write(remember(...how)),
    release: (...how) => write(release(...how)),
  };
};
