import { type Level, levels } from '@sparring/defects/defect';
import type { Card, CardDefect } from './card.ts';

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

/** How many harmless changes a suite survived. */
export const robustOf = ({ changes }: Card): Share => ({
  part: changes.filter(({ calm }) => calm.kind === 'calm').length,
  of: changes.filter(({ calm }) => calm.kind === 'calm' || calm.kind === 'alarm').length,
});

/** What differed in the changes that a suite survived. */
export const survivedOf = ({ changes }: Card): readonly string[] =>
  changes.filter(({ calm }) => calm.kind === 'calm').map(({ text }) => text);

/** Seconds of one run: the mean of the green baseline runs. */
export const speedOf = ({ sound }: Card): number => {
  const green = sound.filter(({ isGreen }) => isGreen).map(({ seconds }) => seconds);
  return green.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, green.length);
};

/** One alarm of a single change is no measure: fewer than these count as so many. */
const fewestChanges = 4;

/** From 0 to 100: the share found, times the square of the share of harmless changes survived. Some cards have none. */
export const scoreOf = (card: Card): number | undefined => {
  if (card.noScore !== undefined) return undefined;
  const [found, robust] = [foundOf(card.defects), robustOf(card)];
  const survived = 1 - (robust.of - robust.part) / Math.max(fewestChanges, robust.of);
  return found.of === 0 ? 0 : Math.round((100 * found.part * survived ** 2) / found.of);
};
