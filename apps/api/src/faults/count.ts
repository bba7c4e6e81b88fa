import type { StoredFaults } from '@sparring/contracts/conditions';
import { row, sql, type Work } from '../database/engine.ts';
import { decide, placeAt, type Decision } from './decide.ts';

/** The place of the count of all requests that a rule has decided, beside those of its outcomes. */
export const all = -1;

export interface Count {
  readonly rule: number;
  readonly outcome: number;
  readonly used: number;
}

const ofScript = 'workspace = (SELECT id FROM workspace WHERE name = $1) AND script = $2';

export const listed = `SELECT rule, outcome, used FROM fault_use WHERE ${ofScript}`;

const counted = `UPDATE fault_use SET used = used + 1
  WHERE ${ofScript} AND rule = $3 AND outcome = $4
  AND used < $5 RETURNING used - 1 AS step`;

/** Counts a request and returns its step; undefined if the sequence of the rule is used up. */
function* count(
  name: string,
  { script, rules }: StoredFaults,
  at: number,
): Work<Decision | undefined> {
  const rule = rules[at]!;
  const most = rule.share === undefined ? rule.outcomes.length : Number.MAX_SAFE_INTEGER;
  const taken = yield* row<{ step: number }>(sql(counted, name, script, at, all, most));
  if (!taken) return undefined;
  const place = placeAt(rule, taken.step);
  if (place !== undefined) yield sql(counted, name, script, at, place, Number.MAX_SAFE_INTEGER);
  return decide(rule, at, taken.step);
}

/** Takes the next outcome of the first of these rules that has one left. */
export function* takeOf(
  name: string,
  faults: StoredFaults,
  matching: readonly number[],
): Work<Decision | undefined> {
  for (const at of matching) {
    const decision = yield* count(name, faults, at);
    if (decision) return decision;
  }
  return undefined;
}
