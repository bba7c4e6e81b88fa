import { isTest, type Trial } from './trial.ts';

/** Something that was red in a run. */
export interface Suspicion {
  readonly signal: string;
  readonly trial: Trial;
  /** The defects of the trial that no other one has cleared of it. */
  readonly suspects: readonly string[];
}

/** A defect is the only one that can have turned this red. */
export interface Guilt {
  readonly signal: string;
  readonly trials: readonly Trial[];
  /** Those that were there each time: perhaps it was the defect together with one of them. */
  readonly company: readonly string[];
}

/** Whether that is enough for a find. */
export const isProof = ({ signal, company }: Guilt): boolean =>
  isTest(signal) && company.length === 0;
