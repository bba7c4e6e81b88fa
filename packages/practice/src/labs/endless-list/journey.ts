import type { EndlessListFacts } from '@sparring/contracts/lab-facts/endless-list';
import { type Judged, solved, unsolved } from '../../judged.ts';

/** Rows that were loaded on the way. */
export interface Load {
  /** How many rows of the list are before them. */
  readonly from: number;
  /** Whether the list heard a wheel, a key, a finger or its scroll bar since the load before. */
  readonly isByHand: boolean;
}

type Counts = Pick<EndlessListFacts, 'loads' | 'loads_by_script'>;

/** Loads behind the wanted row do not count: a driver scrolls a little before it clicks. */
export const countsOf = (wanted: number, loads: readonly Load[]): Counts => {
  const needed = loads.filter(({ from }) => from < wanted);
  const alone = needed.filter(({ isByHand }) => !isByHand);
  return { loads: needed.length, loads_by_script: alone.length };
};

export interface Choice extends Counts, Pick<EndlessListFacts, 'row' | 'trusted'> {
  readonly title: string;
}

export const verdictOf = (wanted: number, choice: Choice): Judged => {
  const { row, title, trusted, loads, loads_by_script: alone } = choice;
  if (row !== wanted) return unsolved(`The wrong row: row ${row} was chosen, not row ${wanted}.`);
  if (alone > 0)
    return unsolved(
      `The right row, by a script: ${alone} of ${loads} loads came without a wheel, a key or a finger.`,
    );
  if (!trusted) return unsolved('The right row, by a script: it has clicked the button.');
  return solved(`a user has chosen row ${row}, “${title}”.`);
};
