import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["const close = page.getByRole('dialog').getByRole('button').last();"],
  mends: [
    {
      text: 'Wrap each click into `try` and `catch`',
      does: 'Then a click that a dialog stops is skipped, and the visit goes on without a course or a name.',
    },
    {
      text: 'Close each dialog by its name, and let the one that reports a failure stop the test or be counted',
      does: 'What is known to be harmless is closed. The booking that was not saved is seen.',
      helps: true,
    },
    {
      text: 'Set the cookie `experiment=off`',
      does: 'Each visitor sees A. The dialogs still come, and B is never tested.',
    },
  ],
};
