import type { RichTextFacts } from '@sparring/contracts/lab-facts/rich-text';
import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';
import { printHtml } from './html.ts';
import { joined, plain, type Text, typed, unmarked } from './text.ts';

const days = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday'] as const;
const things = ['gloves', 'tape', 'towels', 'shorts', 'helmets', 'water'] as const;

/** What Message has to say. */
export interface Wanted {
  readonly day: string;
  readonly things: readonly string[];
}

export const drawWanted = (chance: Chance): Wanted => ({
  day: chance.sample(days, 1).join(),
  things: chance.sample(things, 2),
});

const bold = { ...unmarked, bold: true };
const italic = { ...unmarked, italic: true };
export const rulesAddress = 'https://example.com/rules';

/** The texts one after the other, in one line where they have no line end. */
const inRow = (...texts: readonly Text[]): Text => texts.reduce(joined);

export const sentence = ({ day }: Wanted): Text =>
  inRow(typed('We train on '), typed(day, bold), typed('.'));

/** The notes without what is not allowed. */
export const notes = ({ things: [one = '', other = ''] }: Wanted): Text => [
  ...inRow(
    typed('Bring '),
    typed('two', italic),
    typed(' of each, and read '),
    typed('the rules', { ...unmarked, href: rulesAddress }),
    typed('.'),
  ),
  ...typed(one, bold, true),
  ...typed(other, unmarked, true),
];

export const wantedText = (wanted: Wanted): Text => [...sentence(wanted), ...notes(wanted)];

export type PrintedLine = RichTextFacts['lines'][number];

export const printed = (text: Text): readonly PrintedLine[] =>
  text.map((line) => ({ words: plain([line]), html: printHtml([line]) }));

/** The number of the first line that differs in its words or its HTML, from 1; 0 if none does. */
const differentLine = (
  one: readonly PrintedLine[],
  other: readonly PrintedLine[],
  part: keyof PrintedLine,
): number => {
  const longer = one.length > other.length ? one : other;
  return longer.findIndex((_, at) => one[at]?.[part] !== other[at]?.[part]) + 1;
};

export const verdictOf = (
  wanted: readonly PrintedLine[],
  written: readonly PrintedLine[],
  isByScript: boolean,
): Judged => {
  if (isByScript) return unsolved('A script: it has changed Message.');
  const words = differentLine(wanted, written, 'words');
  if (words) return unsolved(`Not written: line ${words} has the wrong words.`);
  const format = differentLine(wanted, written, 'html');
  if (format) return unsolved(`Not formatted: line ${format} has the wrong format.`);
  return solved('Message has the words and the formats.');
};
