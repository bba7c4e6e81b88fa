import type { CardFacts } from '@sparring/tasks/card';
import { gradedTasks } from '@sparring/tasks/catalog';
import { cardSteps, isProven } from '@sparring/tasks/proof';
import type { TaskStep } from '@sparring/contracts/tasks/task';
import { row, sql, type Work } from '../database/engine.ts';
import { complete, lockOwner, progressOf, setProgress } from './progress.ts';
import { stateIn, storedState } from './stored-state.ts';

/** A card, whose it is, and when it was complete. */
export interface MemberCard {
  readonly as: string;
  readonly ended: number;
  readonly facts: CardFacts;
}

/** The member with this key, or with this one before, if the class went on when the card ended. */
function* memberAt({ as, ended }: MemberCard): Work<number | undefined> {
  const found = yield* row<{ id: number }>(
    sql(
      `SELECT member.id FROM member JOIN class ON class.id = member.class
       WHERE (member.key = $1 OR member.id = (SELECT member FROM old_key WHERE key = $1))
         AND class.opened_at <= $2 AND class.ends_at > $2`,
      as,
      ended,
    ),
  );
  return found?.id;
}

const doneIn = (steps: readonly TaskStep[]): number => steps.filter(({ done }) => done).length;

/** Keeps what a card shows of the graded tasks. Of several cards that are not enough, the best one. */
export function* noteCard(card: MemberCard): Work<void> {
  const member = yield* memberAt(card);
  if (member === undefined) return;
  const owner = { member };
  yield lockOwner(owner);
  const known = new Map((yield* progressOf(owner)).map((one) => [one.task, one]));
  for (const { id, proof } of gradedTasks) {
    const before = known.get(id);
    if (before?.done_at) continue;
    const steps = cardSteps(proof, card.facts);
    const best = (stateIn(before?.state) ?? []) as readonly TaskStep[];
    if (isProven(steps)) yield* complete(owner, id, card.ended, { steps, card: card.facts.id });
    else if (doneIn(steps) > doneIn(best))
      yield setProgress(owner, id, { state: storedState(steps) });
  }
}
