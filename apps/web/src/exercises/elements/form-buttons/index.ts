import type { Exercise } from '../../exercise.ts';

export const formButtons: Exercise = {
  slug: 'form-buttons',
  path: '/webelements/formbuttonelements',
  title: 'Input and Button Form',
  group: 'Elements',
  trains:
    'Fill the form and submit it. When every field is filled, a message says so for 5 seconds; when one is empty, an error beside it says so until you submit again.',
  elements: [
    { what: 'The name', role: 'textbox', name: 'Name', testId: 'person-name' },
    { what: 'The email', role: 'textbox', name: 'Email', testId: 'person-email' },
    { what: 'The age', role: 'spinbutton', name: 'Age', testId: 'person-age' },
    { what: 'The button', role: 'button', name: 'Submit', testId: 'person-submit' },
    { what: 'The message', role: 'status', name: 'Message', testId: 'person-message' },
    {
      what: 'The error of the name',
      role: 'paragraph',
      testId: 'person-name-error',
      appears: 'when the name was empty',
    },
    {
      what: 'The error of the email',
      role: 'paragraph',
      testId: 'person-email-error',
      appears: 'when the email was empty',
    },
    {
      what: 'The error of the age',
      role: 'paragraph',
      testId: 'person-age-error',
      appears: 'when the age was empty',
    },
  ],
  page: () => import('./page.tsx'),
};
