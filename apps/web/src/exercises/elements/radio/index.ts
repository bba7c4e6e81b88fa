import type { Exercise } from '../../exercise.ts';

export const radio: Exercise = {
  slug: 'radio',
  path: '/webelements/radiobuttonpage',
  title: 'Radio Buttons',
  group: 'Elements',
  trains:
    'Choose one of several, and assert that the others are not chosen. The message stays for 3 seconds; choosing again starts the time anew.',
  elements: [
    {
      what: 'The first choice',
      role: 'radio',
      name: 'Featherweight',
      testId: 'radio-featherweight',
    },
    {
      what: 'The second choice',
      role: 'radio',
      name: 'Middleweight',
      testId: 'radio-middleweight',
    },
    { what: 'The third choice', role: 'radio', name: 'Heavyweight', testId: 'radio-heavyweight' },
    { what: 'The message', role: 'status', name: 'Message', testId: 'radio-message' },
  ],
  page: () => import('./page.tsx'),
};
