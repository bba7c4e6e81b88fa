import type { Area } from '../area.ts';

export const waits = {
  slug: 'waits',
  title: 'Lab: Waits',
  place: { lab: 'waits' },
  rules: [
    {
      id: 'WAIT-01',
      from: 'rule book',
      text: 'The hidden result is in the page from the start, and visible only after the delay.',
    },
    {
      id: 'WAIT-02',
      from: 'rule book',
      text: 'The rendered result is in the page only after the delay.',
    },
    {
      id: 'WAIT-03',
      from: 'rule book',
      text: 'The answer of the API comes after the delay or after one second, whichever is longer.',
    },
    {
      id: 'WAIT-04',
      from: 'rule book',
      text: 'The card is marked busy from the click until its code is shown.',
    },
    {
      id: 'WAIT-05',
      from: 'rule book',
      text: 'The codes depend on the seed alone.',
    },
    {
      id: 'WAIT-06',
      from: 'rule book',
      text: 'The bell rings once in each of three rounds, after delays that the seed decides and that no single sleep fits.',
    },
    {
      id: 'WAIT-07',
      from: 'rule book',
      text: 'The verdict says "Waited" if each ring was caught within 3 seconds, and otherwise "Slept" with the rounds that were missed.',
    },
    {
      id: 'WAIT-08',
      from: 'rule book',
      text: 'Another click on the button of a result starts its delay again.',
    },
  ],
} as const satisfies Area;
