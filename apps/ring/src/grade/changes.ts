/** A change that breaks no rule. */
export interface Change {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** The suite that turns red all the same: "selects by class". */
  readonly catches: string;
  /** The suite runs twice in one corner, which is otherwise as it was. */
  readonly isTwice?: boolean;
}

/** Changes that need no corner of their own, only another way of running the suite. */
export const waysOfRunning: readonly Change[] = [
  {
    id: 'run-twice',
    text: 'The tests run twice on the same Sparring, without a reset.',
    catches: 'leaves data behind or depends on a fresh start',
    isTwice: true,
  },
];
