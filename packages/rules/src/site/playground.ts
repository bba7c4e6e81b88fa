import type { Area } from '../area.ts';

export const playground = {
  slug: 'playground',
  title: 'Playground',
  place: { pages: ['/webelements'] },
  rules: [
    {
      id: 'PLAYGROUND-01',
      from: '§2.2',
      text: 'The list has three groups, Elements, Widgets and Interactions, which open and close.',
    },
    {
      id: 'PLAYGROUND-02',
      from: '§2.2',
      text: 'A click on an exercise of the list shows it in place, and the address stays the same.',
    },
    {
      id: 'PLAYGROUND-03',
      from: 'decision 0095',
      text: 'Each exercise of the list is a link to its own page: a click with Ctrl or the middle button opens that page in a new tab.',
    },
    {
      id: 'PLAYGROUND-04',
      from: 'rule book',
      text: 'The link of the chosen exercise is marked as current.',
    },
    {
      id: 'PLAYGROUND-05',
      from: 'rule book',
      text: 'The chosen exercise has the focus on its heading.',
    },
    {
      id: 'PLAYGROUND-06',
      from: 'rule book',
      text: 'Back and Forward move between the chosen exercises, and a reload keeps the chosen one.',
    },
    {
      id: 'PLAYGROUND-07',
      from: 'rule book',
      text: 'The short name of every exercise, such as /webelements/radio, leads to the page of the exercise.',
    },
  ],
} as const satisfies Area;
