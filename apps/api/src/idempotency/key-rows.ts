import { keyHours, keysKept } from '@sparring/contracts/idempotency';
import { row, sql, type Work } from '../database/engine.ts';
import type { HandlerResult } from '../request/workspace-context.ts';
import { inProgress } from './refusals.ts';

/** A request with a key. */
export interface KeyedRequest {
  readonly workspace: string;
  readonly key: string;
  /** A hash of the operation and the body. */
  readonly request: string;
}

const lifetime = keyHours * 60 * 60 * 1000;

/** The highest number of characters of a stored answer. No request has a longer one. */
const longestAnswer = 1_000_000;

const claimCondition =
  'workspace = (SELECT id FROM workspace WHERE name = $1) AND name = $2 AND claim = $3';

export function* forgetExpired(id: number, now: number): Work<void> {
  yield sql('DELETE FROM idempotency_key WHERE workspace = $1 AND expires_at <= $2', id, now);
}

/** Deletes the oldest key with an answer, if the workspace has as many keys as it may. */
export function* deleteOldestKey(id: number): Work<void> {
  yield sql(
    `DELETE FROM idempotency_key WHERE workspace = $1 AND answer IS NOT NULL AND claim <= (
     SELECT claim FROM idempotency_key WHERE workspace = $1 ORDER BY claim DESC LIMIT 1 OFFSET ${keysKept - 1}
   )`,
    id,
  );
}

/** Stores the answer. Throws if another request has claimed the key meanwhile. */
export function* remember(
  { workspace, key }: KeyedRequest,
  claim: number,
  answer: HandlerResult,
  now: number,
): Work<void> {
  const text = JSON.stringify(answer);
  if (text.length > longestAnswer) throw new Error('The answer is too long to be kept.');
  const kept = yield* row(
    sql(
      `UPDATE idempotency_key SET answer = $4, expires_at = $5 WHERE ${claimCondition} RETURNING claim`,
      workspace,
      key,
      claim,
      text,
      now + lifetime,
    ),
  );
  if (!kept) throw inProgress(key);
}

/** Renews the claim of a request that is still being executed. */
export function* renew({ workspace, key }: KeyedRequest, claim: number, time: number): Work<void> {
  yield sql(
    `UPDATE idempotency_key SET claimed_at = $4 WHERE ${claimCondition} AND answer IS NULL`,
    workspace,
    key,
    claim,
    time,
  );
}

/** Forgets a key whose request was refused. */
export function* release({ workspace, key }: KeyedRequest, claim: number): Work<void> {
  yield sql(
    `DELETE FROM idempotency_key WHERE ${claimCondition} AND answer IS NULL`,
    workspace,
    key,
    claim,
  );
}
