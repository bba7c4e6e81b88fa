import type { Exercise } from '../../exercise.ts';

export const progressBar: Exercise = {
  slug: 'progress-bar',
  path: '/webelements/progress-bar',
  title: 'Progress Bar',
  group: 'Widgets',
  trains:
    'Wait for something that takes its time: 1 % every 20 milliseconds, or every 5 with ?speed=4 in the address. Wait for Completed, or stop the bar as close to a given percentage as you can.',
  elements: [
    { what: 'The bar', role: 'progressbar', name: 'Progress', testId: 'progress-bar' },
    { what: 'Its value in words', role: 'status', name: 'Percent', testId: 'progress-percent' },
    { what: 'Starts the bar', role: 'button', name: 'Start', testId: 'progress-start' },
    { what: 'Back to 0 %', role: 'button', name: 'Reset', testId: 'progress-reset' },
  ],
  page: () => import('./page.tsx'),
};
