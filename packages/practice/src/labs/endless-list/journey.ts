import type { Judged } from '../../judged.ts';

/** Rows that were loaded on the way. */
export interface Load {
  /** How many rows of the list are before them. */
  readonly from: number;
  /** Whether the list heard a wheel, a key, a finger or its scroll bar since the load before. */
  readonly isByHand: boolean;
}

export interface Choice {
  /** The number of the row: the first is 1. */
  readonly row: number;
  readonly title: string;
  readonly isTrusted: boolean;
  readonly loads: readonly Load[];
}

/** Loads behind the wanted row do not count: a driver scrolls a little before it clicks. */
export const verdictOf = (wanted: number, { row, title, isTrusted, loads }: Choice): Judged => {
  if (row !== wanted)
    return { solved: false, text: `The wrong row: row ${row} was chosen, not row ${wanted}.` };
  const needed = loads.filter(({ from }) => from < wanted);
  const alone = needed.filter(({ isByHand }) => !isByHand).length;
  if (alone > 0)
    return {
      solved: false,
      text: `The right row, by a script: ${alone} of ${needed.length} loads came without a wheel, a key or a finger.`,
    };
  if (!isTrusted)
    return { solved: false, text: 'The right row, by a script: it has clicked the button.' };
  return { solved: true, text: `The right row, by a user: row ${row} is “${title}”.` };
};
