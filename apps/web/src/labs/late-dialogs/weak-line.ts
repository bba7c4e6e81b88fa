import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["page.on('dialog', (dialog) => dialog.accept());"],
  mends: [
    {
      text: 'Dismiss every dialog instead',
      does: 'The question about the code is answered correctly, but the prompt gets no code.',
    },
    {
      text: 'Sleep before the last click',
      does: 'The dialogs are still answered without being read: the prompt gets an empty text.',
    },
    {
      text: 'Read the type and the text of each dialog, and answer each in its own way',
      does: 'The code of the alert goes into the prompt, and the question that would throw it away is dismissed.',
      helps: true,
    },
  ],
};
