import type { Card } from './card.ts';
import { robustOf, foundByLevel, foundOf, type Share, speedOf } from './counts.ts';
import { scoreOf } from './score.ts';

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

export const pastOf = (card: Card, score = scoreOf(card) ?? 0): Past => ({
  began: card.began,
  selection: card.selection,
  found: foundOf(card.defects),
  byLevel: Object.fromEntries(foundByLevel(card).map(({ level, ...share }) => [level, share])),
  calm: robustOf(card),
  secondsARun: speedOf(card),
  score,
});

/** A card that was ended early, or has no score, is no measure. */
export const withCard = (history: readonly Past[], card: Card): readonly Past[] => {
  const score = scoreOf(card);
  return card.ended === 'complete' && score !== undefined
    ? [...history, pastOf(card, score)].slice(-kept)
    : history;
};
