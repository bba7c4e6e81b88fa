import { mostDays } from '@sparring/contracts/desk/class';
import type { Clock } from '../../request/clock.ts';
import { fieldProblem } from '../../problem/field-errors.ts';

const day = 24 * 60 * 60 * 1000;

/** Refuses an end that is too far away: the workspaces of a class are kept until it is deleted. */
export const requireEnd = (sent: string | undefined, clock: Pick<Clock, 'now'>): void => {
  if (sent === undefined || Date.parse(sent) <= clock.now().getTime() + mostDays * day) return;
  throw fieldProblem('invalid-input', 'The end of the class is too far away.', [
    { pointer: '/ends_at', detail: `must be at most ${mostDays} days from now` },
  ]);
};
