import type { Exercise } from '../../exercise.ts';

const appears = 'while the modal is open';

export const modal: Exercise = {
  slug: 'modal',
  path: '/webelements/modal',
  title: 'Modal',
  group: 'Widgets',
  trains:
    'Open a modal dialog and close it in three ways: by its button, by a click outside, by Escape. While it is open, nothing behind it can be clicked; afterwards the focus is back where it was.',
  elements: [
    { what: 'Opens the modal', role: 'button', name: 'Open Modal', testId: 'modal-open' },
    { what: 'The modal', role: 'dialog', name: 'Between rounds', testId: 'modal', appears },
    { what: 'Closes the modal', role: 'button', name: 'Close', testId: 'modal-close', appears },
    { what: 'How it was closed', role: 'status', name: 'Closed by', testId: 'modal-outcome' },
  ],
  page: () => import('./page.tsx'),
};
