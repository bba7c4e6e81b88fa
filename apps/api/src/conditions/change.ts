import type { Conditions } from '@sparring/contracts/conditions';
import { row, sql, type Work } from '../database/engine.ts';
import { conditionsIn, storedText } from './stored.ts';

export type ConditionsChange = (before: Conditions) => Conditions;

/** Changes the conditions of a workspace, whose row the transaction has already locked. */
export function* changeConditions(name: string, change: ConditionsChange): Work<Conditions> {
  const found = yield* row<{ conditions: string | null }>(
    sql('SELECT conditions FROM workspace WHERE name = $1', name),
  );
  const text = storedText(change(conditionsIn(found?.conditions)));
  yield sql('UPDATE workspace SET conditions = $2 WHERE name = $1', name, text);
  return conditionsIn(text);
}

/** A reset ends everything but the recording, so that a suite that resets before each test has one log. */
export const afterReset: ConditionsChange = ({ recording }) => (recording ? { recording } : {});

/** Nothing is left of a workspace that is removed. */
export const forgetAll: ConditionsChange = () => ({});
