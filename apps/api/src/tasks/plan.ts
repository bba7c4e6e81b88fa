import type { Plan } from '@sparring/contracts/desk/marks';
import { row, sql, type Work } from '../database/engine.ts';

export const planIn = (stored: string): Plan => JSON.parse(stored) as Plan;

/** The plan of a class that exists. */
export function* planOf(ofClass: number): Work<Plan> {
  const found = yield* row<{ plan: string }>(sql('SELECT plan FROM class WHERE id = $1', ofClass));
  return planIn(found!.plan);
}

export function* putPlan(ofClass: number, plan: Plan): Work<void> {
  yield sql('UPDATE class SET plan = $2 WHERE id = $1', ofClass, JSON.stringify(plan));
}
