import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const [, , , desk] = context.pages();'],
  mends: {
    'Take the first of the three windows': 'With another seed, it is the window of another desk.',
    'Ask each window for its title, and take the one of the wanted desk':
      'The title names the desk, whatever the order is.',
    'Press **Send** in all three windows':
      'The page gets three messages, and the verdict names the two of the wrong desks.',
  },
  helps: 2,
};
