import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const [mail] = messages;'],
  mends: [
    {
      text: 'Choose the mail whose address is exactly your own',
      does: 'The last mail of the inbox is that of the neighbor, whose address begins like yours.',
      helps: true,
    },
    {
      text: 'Wait longer before the inbox is read',
      does: 'Your mail is there already. Below one that came after it.',
    },
    {
      text: 'Choose the first mail with the subject “Your code”',
      does: 'The mails of the neighbor have the same subject.',
    },
  ],
};
