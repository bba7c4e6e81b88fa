import type { Plan } from '@sparring/contracts/desk/marks';
import { sql, type Work } from '../database/engine.ts';

export const planIn = (stored: string): Plan => JSON.parse(stored) as Plan;

export function* putPlan(ofClass: number, plan: Plan): Work<void> {
  yield sql('UPDATE class SET plan = $2 WHERE id = $1', ofClass, JSON.stringify(plan));
}
