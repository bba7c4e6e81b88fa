import type { Card, CardDefect } from '../card/card.ts';
import { areasReached } from '../card/areas-reached.ts';
import { changesKnown, isFound, type Share } from '../card/counts.ts';
import { dayAndTime } from '../card/day-and-time.ts';
import { type Past, pastOf } from '../card/history.ts';
import { firstTests, stepOf } from '../card/next-test.ts';
import { titleOfKind } from '../card/kind.ts';
import { whyNoScore } from '../card/score.ts';
import { gainOf } from '../look/gain.ts';
import { inWords, listed, mostNamed, plural } from '../look/words.ts';

/** GitHub takes 65,536 characters, of which false alarms get a part. */
const longestName = 200;

/** A test can have any name: as code, in one line, no character of it means anything to Markdown or mentions a person. */
const code = (text: string): string =>
  `\`${text
    .replaceAll(/[\s`]+/g, ' ')
    .replaceAll('|', '¦')
    .trim()
    .slice(0, longestName)}\``;

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');

/** Shares of different numbers say nothing side by side. */
const change = (now: Share, before: Share): string => {
  if (now.of !== before.of || now.of === 0) return '';
  return now.part === before.part ? 'the same' : signed(now.part - before.part);
};

const shareOf = ({ part, of }: Share): string => (of > 0 ? `${part} of ${of}` : 'not measured');

/** The last card before this one that was about the same defects. */
const comparable = (card: Card, history: readonly Past[]): Past | undefined =>
  history.findLast(({ began, selection }) => began < card.began && selection === card.selection);

interface Row {
  readonly name: string;
  readonly print: (past: Past) => string;
  /** What is compared with the last card, when a difference of it says something. */
  readonly compared?: (past: Past) => Share;
}

const rows: readonly Row[] = [
  { name: 'Found', print: ({ found }) => shareOf(found), compared: ({ found }) => found },
  { name: 'Robust', print: ({ calm }) => shareOf(calm), compared: ({ calm }) => calm },
  { name: 'Speed of a run', print: ({ secondsARun }) => inWords(secondsARun) },
];

const score: Row = {
  name: 'Score',
  print: (past) => String(past.score),
  compared: (past) => ({ part: past.score, of: 100 }),
};

const table = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const numbers = (card: Card, history: readonly Past[]): string => {
  const [now, last] = [pastOf(card), comparable(card, history)];
  const cellsOf = ({ name, print, compared }: Row): readonly string[] => [
    name,
    print(now),
    ...(last ? [print(last), compared ? change(compared(now), compared(last)) : ''] : []),
  ];
  const heads = last ? [dayAndTime(last.began), 'change'] : [];
  const shown = whyNoScore(card) === undefined ? [...rows, score] : rows;
  const here = areasReached(card);
  const share = here && shareOf(here.found);
  return [
    ...(here
      ? [`**${share}** in the ${plural(here.areas.length, 'area')} where your tests go.`]
      : []),
    table(['', 'this card', ...heads], shown.map(cellsOf)),
  ].join('\n\n');
};

const folded = (title: string, body: string): string =>
  `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;

const next = (card: Card): readonly string[] =>
  firstTests(card).map((one) => `- ${one.advice} ${gainOf(one)}.`);

const alarms = (card: Card): readonly string[] =>
  changesKnown(card).flatMap(({ text, calm }) =>
    calm.kind === 'alarm'
      ? [
          `- ${text} Red: ${calm.by.length === 0 ? 'the command' : listed(calm.by.map(code), mostNamed)}`,
        ]
      : [],
  );

const missed = (defects: readonly CardDefect[]): string => {
  const areas = [...Map.groupBy(defects, ({ area }) => area)];
  const lines = areas.map(([area, all]) => [
    area,
    String(all.length),
    [...new Set(all.map(({ rule }) => rule))].toSorted().join(', '),
  ]);
  return table(['area', 'missed', 'rules'], lines);
};

/** A comment for a pull request, in the Markdown that GitHub and GitLab share. */
export const printSummary = (card: Card, history: readonly Past[]): string => {
  const misses = card.defects.filter((one) => stepOf(one) !== undefined);
  const finds = card.defects.filter(isFound).length;
  const nextLines = next(card);
  const alarmLines = alarms(card);
  const why = whyNoScore(card);
  const parts = [
    `### ${titleOfKind(card.kind)}: ${plural(finds, 'defect')} found, ${misses.length} missed`,
    numbers(card, history),
    why && `**No score:** ${why}`,
    nextLines.length > 0 && `**Next**\n\n${nextLines.join('\n')}`,
    alarmLines.length > 0 &&
      folded(plural(alarmLines.length, 'false alarm'), alarmLines.join('\n')),
    misses.length > 0 && folded('What was missed, by area', missed(misses)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};
