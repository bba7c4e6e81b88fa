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
      text: 'After three rounds the verdict says "Slept" with the rounds that were missed, unless each ring was caught within 3 seconds.',
    },
    {
      id: 'WAIT-08',
      from: 'rule book',
      text: 'Another click on the button of a result starts its delay again.',
    },
    {
      id: 'WAIT-09',
      from: 'rule book',
      text: 'If each ring was caught, the verdict says "Waited" when the four results have come, and before that "Not finished" with the buttons whose result is missing.',
    },
  ],
} as const satisfies Area;
