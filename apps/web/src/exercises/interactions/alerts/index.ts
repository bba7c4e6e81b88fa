import type { Exercise } from '../../exercise.ts';

export const alerts: Exercise = {
  slug: 'alerts',
  path: '/webelements/alertpage',
  title: 'Alerts',
  group: 'Interactions',
  trains:
    'Accept and dismiss the dialogs of the browser itself, read their text, and type into one. They are not part of the page: no locator finds them.',
  elements: [
    { what: 'Opens an alert', role: 'button', name: 'Show Alert', testId: 'alert-show' },
    { what: 'Opens a confirmation', role: 'button', name: 'Show Confirm', testId: 'confirm-show' },
    { what: 'Opens a prompt', role: 'button', name: 'Show Prompt', testId: 'prompt-show' },
    { what: 'What you answered', role: 'status', name: 'Answer', testId: 'alert-answer' },
  ],
  page: () => import('./page.tsx'),
};
