import type { Area } from '../area.ts';

export const progressBar = {
  slug: 'progress-bar',
  title: 'Progress Bar',
  place: { exercise: 'progress-bar' },
  rules: [
    {
      id: 'PROGRESS-01',
      from: '§9',
      text: 'After Start the bar gains 1 % every 20 milliseconds, up to 100 %.',
    },
    {
      id: 'PROGRESS-02',
      from: '§2.3',
      text: 'At 100 % the button Start is disabled and says Completed.',
    },
    {
      id: 'PROGRESS-03',
      from: '§2.3',
      text: 'Reset is disabled at 0 %, and otherwise returns the bar to 0 %, where it stays until Start.',
    },
    {
      id: 'PROGRESS-04',
      from: 'rule book',
      text: 'While the bar runs, the button says Stop: it stops the bar where it is, and Start goes on from there.',
    },
    { id: 'PROGRESS-05', from: 'rule book', text: 'The line Percent shows the value of the bar.' },
  ],
} as const satisfies Area;
