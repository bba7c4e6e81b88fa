import type { Card } from './card.ts';
import { robustOf, figureOf, foundByLevel, foundOf, type Share, speedOf } from './counts.ts';

/** What is kept of a card when the next one is made. */
export interface Past {
  readonly began: string;
  readonly selection: string;
  readonly found: Share;
  readonly byLevel: Readonly<Record<string, Share>>;
  readonly calm: Share;
  readonly secondsARun: number;
  readonly score: number;
}

const kept = 100;

export const pastOf = (card: Card): Past => ({
  began: card.began,
  selection: card.selection,
  found: foundOf(card.defects),
  byLevel: Object.fromEntries(foundByLevel(card).map(({ level, ...share }) => [level, share])),
  calm: robustOf(card),
  secondsARun: speedOf(card),
  score: figureOf(card),
});

/** A card that was ended early is no measure. */
export const withCard = (history: readonly Past[], card: Card): readonly Past[] =>
  card.ended === 'complete' ? [...history, pastOf(card)].slice(-kept) : history;
