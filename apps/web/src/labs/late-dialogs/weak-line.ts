import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ["page.on('dialog', (dialog) => dialog.accept());"],
  mends: {
    'Dismiss every dialog instead':
      'The question about the code is answered correctly, but the prompt gets no code.',
    'Sleep before the last click':
      'The dialogs are still answered without being read: the prompt gets an empty text.',
    'Read the type and the text of each dialog, and answer each in its own way':
      'The code of the alert goes into the prompt, and the question that would throw it away is dismissed.',
  },
  helps: 3,
};
