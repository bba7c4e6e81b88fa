import { type Level, levels } from '@sparring/defects/defect';
import type { Card, CardChange, CardDefect } from './card.ts';

export interface Share {
  readonly part: number;
  readonly of: number;
}

type Judged = Pick<CardDefect, 'verdict'>;

export const isFound = ({ verdict: { kind } }: Judged): boolean => kind === 'found';

export const isFoundByTime = ({ verdict: { kind } }: Judged): boolean => kind === 'found by time';

/** An error and an open run say nothing about the suite; a run that took too long has asserted nothing. */
export const counts = ({ verdict: { kind } }: Judged): boolean =>
  kind === 'found' || kind === 'missed';

export const foundOf = (defects: readonly Judged[]): Share => ({
  part: defects.filter(isFound).length,
  of: defects.filter(counts).length,
});

export const foundByLevel = ({
  defects,
}: Pick<Card, 'defects'>): readonly (Share & { readonly level: Level })[] =>
  levels.map((level) => ({ level, ...foundOf(defects.filter((one) => one.level === level)) }));

/** The finds by what the defects are about. */
export const foundBy = (
  { defects }: Pick<Card, 'defects'>,
  what: 'area' | 'technique',
): Readonly<Record<string, Share>> =>
  Object.fromEntries(
    [...Map.groupBy(defects, (one) => one[what])].map(([name, own]) => [name, foundOf(own)]),
  );

/** The harmless changes that this card has run, and those that an earlier one has. */
export const changesKnown = ({ changes, earlierChanges = [] }: Card): readonly CardChange[] => {
  const ran = changes.filter(({ calm }) => calm.kind === 'calm' || calm.kind === 'alarm');
  const ids = new Set(ran.map(({ id }) => id));
  return [...ran, ...earlierChanges.filter(({ id }) => !ids.has(id))];
};

/** How many harmless changes a suite survived. */
export const robustOf = (card: Card): Share => {
  const all = changesKnown(card);
  return { part: all.filter(({ calm }) => calm.kind === 'calm').length, of: all.length };
};

/** How many changes can reach the suite, if this card had not all of them. */
export const reachingOf = ({ changes, changesReaching = 0 }: Card): number | undefined =>
  changesReaching > changes.length ? changesReaching : undefined;

/** What differed in the changes that a suite survived. */
export const survivedOf = (card: Card): readonly string[] =>
  changesKnown(card)
    .filter(({ calm }) => calm.kind === 'calm')
    .map(({ text }) => text);

/** Seconds of one run: the fastest of the baseline runs, because several at once slow each other down. */
export const speedOf = ({ sound }: Card): number => {
  const whole = sound.filter(({ isPart }) => !isPart);
  const green = whole.filter(({ isGreen }) => isGreen);
  // Where a test is left out, all may be red.
  const seconds = (green.length > 0 ? green : whole).map((run) => run.seconds);
  return seconds.length === 0 ? 0 : Math.min(...seconds);
};
