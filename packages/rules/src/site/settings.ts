import type { Area } from '../area.ts';

export const settings = {
  slug: 'settings',
  title: 'Speed and seed',
  place: 'every page',
  rules: [
    {
      id: 'SET-01',
      from: 'rule book',
      text: '?speed=20 divides every wait that the site simulates by 20, for the browser tab; a delay of the API and a time limit stay as they are.',
    },
    {
      id: 'SET-02',
      from: 'decision 0093',
      text: 'No speed cuts a message below one second; a message that is shorter anyway keeps its time.',
    },
    {
      id: 'SET-03',
      from: 'rule book',
      text: '?seed= fixes the random choices of the site, for the browser tab.',
    },
    {
      id: 'SET-04',
      from: 'rule book',
      text: 'The footer names speed and seed while they are set, each with a link that resets it.',
    },
    {
      id: 'SET-05',
      from: 'rule book',
      text: 'A speed that is not a positive number, or a seed that is not a whole number, is ignored, and the footer says so.',
    },
  ],
} as const satisfies Area;
