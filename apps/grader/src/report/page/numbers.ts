import type { Card } from '../../card/card.ts';
import {
  changesKnown,
  foundByLevel,
  foundOf,
  robustOf,
  speedOf,
  survivedOf,
} from '../../card/counts.ts';
import { scoreOf, whyNoScore } from '../../card/score.ts';
import type { Html } from '../../look/html.ts';
import { printNumbers } from '../../look/numbers.ts';
import { inWords, plural } from '../../look/words.ts';

const measured = ({ tests, sound, seconds }: Card): string => {
  const many = tests.length > 0 ? `${plural(tests.length, 'test')}. ` : '';
  return `${many}${plural(sound.length, 'run')} without a defect, the whole card in ${inWords(seconds)}.`;
};

export const numbers = (card: Card): Html =>
  printNumbers({
    found: foundOf(card.defects),
    levels: foundByLevel(card),
    calm: robustOf(card),
    alarms: changesKnown(card).flatMap(({ text, catches, calm }) =>
      calm.kind === 'alarm' ? [{ ...calm, text, catches }] : [],
    ),
    survived: survivedOf(card),
    secondsARun: speedOf(card),
    measured: measured(card),
    score: scoreOf(card),
    noScore: whyNoScore(card),
  });
