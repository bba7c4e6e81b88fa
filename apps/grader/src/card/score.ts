import type { Card } from './card.ts';
import { foundOf, robustOf } from './counts.ts';
import { knownAfter } from './together.ts';

/** One alarm of a single change is no measure: fewer than these count as so many. */
const fewestChanges = 4;

/** Why a card has no score; nothing when it has one. Who ends a card after the first finds has measured nothing. */
export const whyNoScore = ({ noScore, defects }: Card): string | undefined => {
  const open = defects.filter(({ verdict }) => verdict.kind === 'open').length;
  return (
    noScore ??
    (open > 0
      ? `The card ended early, and ${open} of ${defects.length} defects had no run.`
      : undefined)
  );
};

/**
 * From 0 to 100: the share found, times the square of the share of harmless changes survived; with --again, of
 * all that this card and those before it know. Some cards have none.
 */
export const scoreOf = (card: Card): number | undefined => {
  if (whyNoScore(card) !== undefined) return undefined;
  const [found, robust] = [foundOf(knownAfter(card)), robustOf(card)];
  const survived = 1 - (robust.of - robust.part) / Math.max(fewestChanges, robust.of);
  return found.of === 0 ? 0 : Math.round((100 * found.part * survived ** 2) / found.of);
};
