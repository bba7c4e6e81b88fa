import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const [mail] = messages;'],
  mends: {
    'Choose the mail whose address is exactly your own':
      'The last mail of the inbox is that of the neighbor, whose address begins like yours.',
    'Wait longer before the inbox is read':
      'Your mail is there already. Below one that came after it.',
    'Choose the first mail with the subject “Your code”':
      'The mails of the neighbor have the same subject.',
  },
  helps: 1,
};
