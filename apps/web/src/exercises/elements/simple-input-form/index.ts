import type { Exercise } from '../../exercise.ts';

export const simpleInputForm: Exercise = {
  slug: 'simple-input-form',
  path: '/webelements/simple-input-form',
  title: 'Simple Input Form',
  group: 'Elements',
  trains:
    'Type into fields of one and of several lines, clear them again, and assert what they hold. The Submit button has no behaviour: it sends nothing and changes nothing.',
  elements: [
    { what: 'The full name', role: 'textbox', name: 'Full name', testId: 'full-name' },
    { what: 'The email', role: 'textbox', name: 'Email', testId: 'email' },
    {
      what: 'The current address',
      role: 'textbox',
      name: 'Current address',
      testId: 'current-address',
    },
    {
      what: 'The permanent address',
      role: 'textbox',
      name: 'Permanent address',
      testId: 'permanent-address',
    },
    { what: 'The button without behaviour', role: 'button', name: 'Submit', testId: 'form-submit' },
    {
      what: 'What the fields hold, as you type',
      role: 'status',
      name: 'The form holds',
      testId: 'form-holds',
    },
  ],
  page: () => import('./page.tsx'),
};
