import type { Card } from './card.ts';
import { foundOf, robustOf } from './counts.ts';
import { knownAfter } from './together.ts';

/** One alarm of a single change is no measure: fewer than these count as so many. */
const fewestChanges = 4;

/**
 * From 0 to 100: the share found, times the square of the share of harmless changes survived; with --again, of
 * all that this card and those before it know. Some cards have none.
 */
export const scoreOf = (card: Card): number | undefined => {
  if (card.noScore !== undefined) return undefined;
  const [found, robust] = [foundOf(knownAfter(card)), robustOf(card)];
  const survived = 1 - (robust.of - robust.part) / Math.max(fewestChanges, robust.of);
  return found.of === 0 ? 0 : Math.round((100 * found.part * survived ** 2) / found.of);
};
