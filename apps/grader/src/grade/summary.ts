import type { Card } from '../card/card.ts';
import {
  changesKnown,
  foundByLevel,
  foundOf,
  isFoundByTime,
  reachingOf,
  robustOf,
  speedOf,
} from '../card/counts.ts';
import { meaningOfKind, titleOfKind } from '../card/kind.ts';
import { scoreOf, whyNoScore } from '../card/score.ts';
import { areasReached } from '../card/areas-reached.ts';
import { firstTests } from '../card/next-test.ts';
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
  return wrapped(`none: ${whyNoScore(card)}`.split(' ')).map((line, at) =>
    label(at === 0 ? 'Score' : '', line),
  );
};

const nextLines = (card: Card): readonly string[] =>
  firstTests(card).map((one, at) => label(at === 0 ? 'Next' : '', `${gainOf(one)}: ${one.advice}`));

const kindLines = ({ kind }: Card): readonly string[] =>
  kind
    ? wrapped(`${titleOfKind(kind)}: ${meaningOfKind(kind)}.`.split(' ')).map((line, at) =>
        label(at === 0 ? 'Card' : '', line),
      )
    : [];

/** A suite is not meant for everything. */
const areaLines = (card: Card): readonly string[] => {
  const here = areasReached(card);
  if (!here) return [];
  const { areas, found } = here;
  const said = `${found.part} of ${found.of} in the ${plural(areas.length, 'area')} where your tests go, which a card can be about alone:`;
  return [label('', said), label('', `--only ${areas.join(',')}`)];
};

/** What stands on the screen when the card is made; a card that was ended early also says how to go on, where that is possible. */
export const summaryOf = (card: Card, howToGoOn?: string): string => {
  const [found, robust] = [foundOf(card.defects), robustOf(card)];
  const levels = foundByLevel(card).filter(({ of }) => of > 0);
  const reaching = reachingOf(card);
  const together = togetherOf(card);
  const errors = card.defects.filter(({ verdict }) => verdict.kind === 'error').length;
  const open = card.defects.filter(({ verdict }) => verdict.kind === 'open').length;
  const late = card.defects.filter(isFoundByTime).length;
  const lines = [
    ...kindLines(card),
    ...(open > 0
      ? [
          label(
            'Ended',
            [`early: ${plural(open, 'defect')} had no run`, howToGoOn].filter(Boolean).join(': '),
          ),
        ]
      : []),
    ...(errors > 0
      ? [
          label(
            'Errors',
            `${errors} of ${plural(card.defects.length, 'defect')} told nothing and do not count: the report says why`,
          ),
        ]
      : []),
    label(
      'Found',
      [
        `${found.part} of ${found.of}`,
        ...levels.map(({ level, part, of }) => `${level} ${part}/${of}`),
      ].join('   '),
    ),
    ...areaLines(card),
    ...(late > 0
      ? [label('By time', `${plural(late, 'defect')} made the run too slow: not in the score`)]
      : []),
    ...(together ? [label('Together', saidTogether(together))] : []),
    label(
      'Robust',
      robust.of > 0
        ? `${robust.part} of ${plural(robust.of, 'harmless change')} survived${reaching === undefined ? '' : `, drawn from ${reaching} that can reach your tests`}`
        : 'not measured',
    ),
    ...changesOf(card),
    label('Speed', `${inWords(speedOf(card))} a run`),
    ...scoreLines(card),
    ...nextLines(card),
    ...(card.suiteHash === undefined ? [] : [label('Suite', `fingerprint ${card.suiteHash}`)]),
  ];
  return lines.join('\n');
};
