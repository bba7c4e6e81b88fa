import type { Area } from '../area.ts';

export const radio = {
  slug: 'radio',
  title: 'Radio Buttons',
  place: { exercise: 'radio' },
  rules: [
    { id: 'RADIO-01', from: 'rule book', text: 'No weight class is chosen at first.' },
    { id: 'RADIO-02', from: '§2.3', text: 'A choice shows "You selected: " and its name.' },
    {
      id: 'RADIO-03',
      from: '§9',
      text: 'The message disappears after 3 seconds, and the choice stays.',
    },
    { id: 'RADIO-04', from: 'page', text: 'Another choice starts the 3 seconds again.' },
    { id: 'RADIO-05', from: 'page', text: 'One weight class at most is chosen.' },
  ],
} as const satisfies Area;
