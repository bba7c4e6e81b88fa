import type { Card } from '../card/card.ts';
import { robustOf, foundOf, speedOf, survivedOf } from '../card/counts.ts';
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
    secondsARun: speedOf(card),
    ...(score === undefined ? { noScore: whyNoScore(card) } : { score }),
    ...(next && {
      next: `${gainOf(next)}: ${next.advice}`,
    }),
  };
};
