import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const [, , , desk] = context.pages();'],
  mends: [
    {
      text: 'Take the first of the three windows',
      does: 'With another seed, it is the window of another desk.',
    },
    {
      text: 'Ask each window for its title, and take the one of the wanted desk',
      does: 'The title names the desk, whatever the order is.',
      helps: true,
    },
    {
      text: 'Press **Send** in all three windows',
      does: 'The page gets three messages, and the verdict names the two of the wrong desks.',
    },
  ],
};
