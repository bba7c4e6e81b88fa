import type { BaselineRun, Planted } from '../card/card.ts';
import type { Known } from './shown.ts';

/** The tests of a run, and what is known of them without a defect. */
export interface Part extends Known {
  readonly runs: readonly BaselineRun[];
  /** All files of the suite, unless some are named. */
  readonly files?: readonly string[];
  /** The files that have changed: where the suite runs twice, they run before it and after it instead. */
  readonly around?: readonly string[];
  /** All tests of these files, unless some are named. */
  readonly tests?: readonly string[];
}

/** The part that may see one of these defects. */
export type PartFor = (defects: readonly Planted[]) => Part;
