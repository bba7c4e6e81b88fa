import type { Area } from '../area.ts';

export const keyPress = {
  slug: 'key-press',
  title: 'Key Presses',
  place: { exercise: 'key-press' },
  rules: [
    {
      id: 'KEY-01',
      from: '§2.3',
      text: 'Pressing a key anywhere on the page shows "You pressed: " and the name of the key; the name of the space bar is Space.',
    },
    { id: 'KEY-02', from: 'rule book', text: 'The line Key names the last of several keys.' },
    {
      id: 'KEY-03',
      from: 'page',
      text: 'Every key keeps its usual effect: the field takes text, and Tab moves the focus.',
    },
  ],
} as const satisfies Area;
