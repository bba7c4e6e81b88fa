import type { LimitPolicy } from '@sparring/contracts/limit';
import { sql, type Statement } from '../database/engine.ts';
import { measureOf, tolerance } from './count.ts';

/*
 * Each statement is one UPDATE of one row. PostgreSQL locks the row and computes the new values from its newest
 * version, so that requests at the same time count one after the other. They do what `take` does in count.ts.
 */

/** The time of the count, and whether the clock was set back so far that the count begins anew. */
const time = `SELECT $3::bigint < u.last - ${tolerance} AS back,
  CASE WHEN $3::bigint < u.last - ${tolerance} THEN $3::bigint ELSE greatest(u.last, $3::bigint) END AS at`;

/** What is used at that time, and the requests in a sliding window. $6 is the window, or the parts that a bucket gets per millisecond. */
const used: Readonly<Record<Exclude<LimitPolicy['kind'], 'concurrency'>, string>> = {
  'token-bucket': `SELECT u.hits AS hits, CASE WHEN back THEN 0
    ELSE greatest(0, u.used - (at - u.last) * $6::bigint) END AS used`,
  'fixed-window': `SELECT u.hits AS hits, CASE WHEN back OR at / $6::bigint <> u.last / $6::bigint THEN 0
    ELSE u.used END AS used`,
  'sliding-window': `SELECT kept AS hits, cardinality(kept) AS used FROM (SELECT CASE WHEN back THEN '{}'::bigint[]
    ELSE ARRAY(SELECT hit FROM unnest(u.hits) AS hit WHERE hit > at - $6::bigint ORDER BY hit) END AS kept) AS k`,
};

const counting = (kind: keyof typeof used): string => `
  UPDATE limit_use AS u SET (last, used, hits, accepted) = (
    SELECT at, CASE WHEN ok THEN n.used + $4::bigint ELSE n.used END,
      ${kind === 'sliding-window' ? 'CASE WHEN ok THEN n.hits || at ELSE n.hits END' : 'n.hits'}, ok
    FROM (${time}) AS t, LATERAL (${used[kind]}) AS n,
      LATERAL (SELECT n.used + $4::bigint <= $5::bigint AS ok) AS o
  ) FROM workspace AS w WHERE w.name = $1 AND u.workspace = w.id AND u.number = $2
  RETURNING u.last, u.used, u.hits[1] AS oldest, CASE WHEN u.accepted THEN 1 ELSE 0 END AS accepted`;

/** The places of an API that has died are free after this many milliseconds. */
export const lease = 30_000;

const server = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** The places that count, and their number. */
const live = `SELECT coalesce(jsonb_object_agg(api, place), '{}') AS places,
  coalesce(sum((place->>0)::int), 0) AS used
  FROM jsonb_each(u.places) AS p(api, place) WHERE (place->>1)::bigint > ${server}`;

const takingPlace = `
  UPDATE limit_use AS u SET (last, used, places, accepted) = (
    SELECT greatest(u.last, $3::bigint), CASE WHEN ok THEN n.used + 1 ELSE n.used END,
      CASE WHEN ok THEN jsonb_set(n.places, ARRAY[$5::text],
        jsonb_build_array(coalesce((n.places->$5::text->>0)::int, 0) + 1, ${server} + ${lease}))
      ELSE n.places END, ok
    FROM (${live}) AS n, LATERAL (SELECT n.used < $4::bigint AS ok) AS o
  ) FROM workspace AS w WHERE w.name = $1 AND u.workspace = w.id AND u.number = $2
  RETURNING u.last, u.used, NULL AS oldest, CASE WHEN u.accepted THEN 1 ELSE 0 END AS accepted`;

/** Counts a request of a workspace at a time, if there is room for it. `api` names this process. */
export const taking = (
  workspace: string,
  number: number,
  policy: LimitPolicy,
  now: number,
  api: string,
): Statement => {
  if (policy.kind === 'concurrency')
    return sql(takingPlace, workspace, number, now, policy.limit, api);
  const { cost, quota, window } = measureOf(policy);
  const last = policy.kind === 'token-bucket' ? policy.limit : window;
  return sql(counting(policy.kind), workspace, number, now, cost, quota, last);
};

export const givingBack = (workspace: string, number: number, api: string): Statement =>
  sql(
    `UPDATE limit_use AS u SET places = CASE WHEN (u.places->$3::text->>0)::int > 1
       THEN jsonb_set(u.places, ARRAY[$3::text, '0'], to_jsonb((u.places->$3::text->>0)::int - 1))
       ELSE u.places - $3::text END
     FROM workspace AS w WHERE w.name = $1 AND u.workspace = w.id AND u.number = $2`,
    workspace,
    number,
    api,
  );

/** Makes the places of this API count longer. */
export const renewing = (api: string): Statement =>
  sql(
    `UPDATE limit_use SET places = jsonb_set(places, ARRAY[$1::text, '1'], to_jsonb(${server} + ${lease}))
     WHERE places ? $1::text`,
    api,
  );

/** The count as it is stored; for places, the number of those that count. */
export const reading = (workspace: string, number: number): Statement =>
  sql(
    `SELECT u.last, u.used, n.used AS placed, array_to_json(u.hits)::text AS hits
     FROM limit_use AS u JOIN workspace AS w ON u.workspace = w.id, LATERAL (${live}) AS n
     WHERE w.name = $1 AND u.number = $2`,
    workspace,
    number,
  );
