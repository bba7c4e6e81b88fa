import { isTest, type Trial } from './trial.ts';

/** Something that was red in a run. */
export interface Failure {
  readonly signal: string;
  readonly trial: Trial;
  /** The defects of the trial that no other one has cleared of it. */
  readonly suspects: readonly string[];
}

/** A defect is the only suspect of these failures. */
export interface Cause {
  readonly signal: string;
  readonly trials: readonly Trial[];
  /** Those that were there each time: perhaps it was an interaction with one of them. */
  readonly rivals: readonly string[];
}

/** Whether that is enough for a find. */
export const isProof = ({ signal, rivals }: Cause): boolean =>
  isTest(signal) && rivals.length === 0;
