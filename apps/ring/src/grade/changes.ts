import type { Change } from './book.ts';

/** Changes that need no corner of their own, only another way of running the suite. */
export const waysOfRunning: readonly Change[] = [
  {
    id: 'run-twice',
    text: 'The tests run twice on the same Sparring, without a reset.',
    catches: 'leaves data behind or depends on a fresh start',
    isTwice: true,
  },
];
