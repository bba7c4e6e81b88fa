import type { Exercise } from '../../exercise.ts';

export const checkboxes: Exercise = {
  slug: 'checkboxes',
  path: '/webelements/checkboxes',
  title: 'Checkboxes',
  group: 'Elements',
  trains:
    'Check and uncheck a box, and assert its state. The second box changes a face, so the outcome shows outside the box as well.',
  elements: [
    { what: 'The calm box', role: 'checkbox', name: 'Calm', testId: 'checkbox-calm' },
    { what: 'The angry box', role: 'checkbox', name: 'Angry', testId: 'checkbox-angry' },
    {
      what: 'Which boxes are checked',
      role: 'status',
      name: 'Checked',
      testId: 'checkbox-checked',
    },
    { what: 'The face', role: 'status', name: 'Face', testId: 'checkbox-face' },
  ],
  page: () => import('./page.tsx'),
};
