import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["const close = page.getByRole('dialog').getByRole('button').last();"],
  mends: {
    'Wrap each click into `try` and `catch`':
      'Then a click that a dialog stops is skipped, and the visit goes on without a course or a name.',
    'Close each dialog by its name, and let the one that reports a failure stop the test or be counted':
      'What is known to be harmless is closed. The booking that was not saved is seen.',
    'Set the cookie `experiment=off`':
      'Each visitor sees A. The dialogs still come, and B is never tested.',
  },
  helps: 2,
};
