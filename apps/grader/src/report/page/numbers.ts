import type { Card } from '../../card/card.ts';
import {
  changesKnown,
  foundByLevel,
  foundOf,
  reachingOf,
  robustOf,
  speedOf,
  survivedOf,
} from '../../card/counts.ts';
import { areasReached } from '../../card/areas-reached.ts';
import { scoreOf, whyNoScore } from '../../card/score.ts';
import type { Html } from '../../look/html.ts';
import { printNumbers } from '../../look/numbers.ts';
import { inWords, plural } from '../../look/words.ts';

const measured = ({ tests, sound, seconds }: Card): string => {
  const many = tests.length > 0 ? `${plural(tests.length, 'test')}. ` : '';
  return `${many}${plural(sound.length, 'run')} without a defect, the whole card in ${inWords(seconds)}.`;
};

export const numbers = (card: Card): Html => {
  const here = areasReached(card);
  return printNumbers({
    found: foundOf(card.defects),
    here: here && { ...here.found, areas: here.areas.length },
    levels: foundByLevel(here ?? card),
    calm: robustOf(card),
    reaching: reachingOf(card),
    alarms: changesKnown(card).flatMap(({ text, catches, calm }) =>
      calm.kind === 'alarm' ? [{ ...calm, text, catches }] : [],
    ),
    survived: survivedOf(card),
    secondsARun: speedOf(card),
    measured: measured(card),
    score: scoreOf(card),
    noScore: whyNoScore(card),
  });
};
