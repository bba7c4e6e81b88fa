import type { Area } from '../area.ts';

export const selectBox = {
  slug: 'select-box',
  title: 'Select Box',
  place: { exercise: 'select-box' },
  rules: [
    {
      id: 'SELECT-01',
      from: 'rule book',
      text: 'The box starts with a hint that cannot be chosen, and has the options Red corner, Blue corner and Neutral corner.',
    },
    { id: 'SELECT-02', from: '§2.3', text: 'A choice shows "You selected: " and its text.' },
    {
      id: 'SELECT-03',
      from: '§9',
      text: 'The message disappears after 3 seconds, and the choice stays.',
    },
    { id: 'SELECT-04', from: 'page', text: 'Another choice starts the 3 seconds again.' },
  ],
} as const satisfies Area;
