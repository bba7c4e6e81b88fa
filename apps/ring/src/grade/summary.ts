import type { Card } from '../card/card.ts';
import {
  changesKnown,
  foundByLevel,
  foundOf,
  isFoundByTime,
  robustOf,
  speedOf,
} from '../card/counts.ts';
import { scoreOf } from '../card/score.ts';
import { nextTests } from '../card/next-test.ts';
import { saidTogether, togetherOf } from '../card/together.ts';
import { gainOf } from '../look/gain.ts';
import { inWords, plural } from '../look/words.ts';
import { label } from './screen.ts';

const widest = 76;

/** Words in lines of a readable width. */
const wrapped = (words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Which harmless changes were survived, by their short names. */
const changesOf = (card: Card): readonly string[] => {
  const changes = changesKnown(card);
  const named = (kind: 'calm' | 'alarm', before: string) => {
    const ids = changes.filter(({ calm }) => calm.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : wrapped(`${before} ${ids.join(', ')}`.split(' '));
  };
  return [...named('calm', 'survived:'), ...named('alarm', 'false alarms:')].map((line) =>
    label('', line),
  );
};

const scoreLines = (card: Card): readonly string[] => {
  const score = scoreOf(card);
  if (score !== undefined) return [label('Score', `${score} of 100`)];
  return wrapped(`none: ${card.noScore}`.split(' ')).map((line, at) =>
    label(at === 0 ? 'Score' : '', line),
  );
};

/** What stands on the screen when the card is made. */
export const summaryOf = (card: Card): string => {
  const [found, robust, next] = [foundOf(card.defects), robustOf(card), nextTests(card)[0]];
  const levels = foundByLevel(card).filter(({ of }) => of > 0);
  const together = togetherOf(card);
  const errors = card.defects.filter(({ verdict }) => verdict.kind === 'error').length;
  const open = card.defects.filter(({ verdict }) => verdict.kind === 'open').length;
  const late = card.defects.filter(isFoundByTime).length;
  const lines = [
    ...(open > 0
      ? [label('Ended', `early: ${plural(open, 'defect')} had no run: --again goes on`)]
      : []),
    ...(errors > 0
      ? [label('Errors', `${plural(errors, 'bout')} told nothing: the report says why`)]
      : []),
    label(
      'Found',
      [
        `${found.part} of ${found.of}`,
        ...levels.map(({ level, part, of }) => `${level} ${part}/${of}`),
      ].join('   '),
    ),
    ...(late > 0
      ? [label('By time', `${plural(late, 'defect')} made the run too slow: not in the score`)]
      : []),
    ...(together ? [label('Together', saidTogether(together))] : []),
    label(
      'Robust',
      robust.of > 0 ? `${robust.part} of ${robust.of} harmless changes survived` : 'not measured',
    ),
    ...changesOf(card),
    label('Speed', `${inWords(speedOf(card))} a run`),
    ...scoreLines(card),
    ...(next ? [label('Next', `${gainOf(next)}: ${next.advice}`)] : []),
  ];
  return lines.join('\n');
};
