import { createHash } from 'node:crypto';
import type { Card } from '../card/card.ts';
import { robustOf, foundBy, foundOf, isFound, speedOf, survivedOf } from '../card/counts.ts';
import { scoreOf, whyNoScore } from '../card/score.ts';
import { nextTests } from '../card/next-test.ts';
import { gainOf } from '../look/gain.ts';
import type { Numbers } from './state.ts';

/** Suites that find nothing are all alike. */
const alikeIn = ({ defects, runsHash }: Card): Pick<Numbers, 'alike'> => {
  const found = defects.filter(isFound).map(({ id }) => id);
  if (found.length === 0) return {};
  const finds = createHash('sha256').update(found.toSorted().join()).digest('base64url');
  return { alike: { finds, ...(runsHash !== undefined && { runs: runsHash }) } };
};

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
    ...(card.pages !== undefined && { pages: card.pages }),
    ...alikeIn(card),
    ...(score === undefined ? { noScore: whyNoScore(card) } : { score }),
    ...(next && { next: `${gainOf(next)}: ${next.advice}` }),
  };
};
