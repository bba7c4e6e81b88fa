import type { Exercise } from '../../exercise.ts';

export const selectBox: Exercise = {
  slug: 'select-box',
  path: '/webelements/SelectBoxPage',
  title: 'Select Box',
  group: 'Elements',
  trains:
    'Choose an option by its text, its value or its position. The message stays for 3 seconds; choosing again starts the time anew.',
  elements: [
    { what: 'The select box', role: 'combobox', name: 'Corner', testId: 'select-corner' },
    { what: 'The message', role: 'status', name: 'Message', testId: 'select-message' },
  ],
  page: () => import('./page.tsx'),
};
