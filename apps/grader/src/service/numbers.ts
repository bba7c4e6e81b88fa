import type { Card } from '../card/card.ts';
import { robustOf, foundBy, foundOf, speedOf, survivedOf } from '../card/counts.ts';
import { scoreOf, whyNoScore } from '../card/score.ts';
import { nextTests } from '../card/next-test.ts';
import { gainOf } from '../look/gain.ts';
import type { Numbers } from './state.ts';

/** What stands on a page of a card that has a report. */
export const numbersOf = (card: Card): Numbers => {
  const [next] = nextTests(card);
  const score = scoreOf(card);
  return {
    found: foundOf(card.defects),
    calm: robustOf(card),
    survived: survivedOf(card),
    byArea: foundBy(card, 'area'),
    byTechnique: foundBy(card, 'technique'),
    baselines: { part: card.sound.filter(({ isGreen }) => isGreen).length, of: card.sound.length },
    isWhole: card.ended === 'complete',
    secondsARun: speedOf(card),
    ...(score === undefined ? { noScore: whyNoScore(card) } : { score }),
    ...(next && { next: `${gainOf(next)}: ${next.advice}` }),
  };
};
