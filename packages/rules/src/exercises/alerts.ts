import type { Area } from '../area.ts';

export const alerts = {
  slug: 'alerts',
  title: 'Alerts',
  place: { exercise: 'alerts' },
  rules: [
    { id: 'ALERT-01', from: '§2.3', text: 'Show Alert opens an alert of the browser.' },
    {
      id: 'ALERT-02',
      from: '§2.3',
      text: 'Show Confirm asks "Do you confirm this action?"; OK shows "User confirmed: true" and Cancel "User confirmed: false".',
    },
    {
      id: 'ALERT-03',
      from: '§2.3',
      text: 'Show Prompt asks "Please enter some text:"; OK shows "User input: " and the text as it was typed.',
    },
    {
      id: 'ALERT-04',
      from: 'decision 0040',
      text: 'Cancel in the prompt shows "The prompt was cancelled"; OK with an empty field does not.',
    },
    { id: 'ALERT-05', from: 'rule book', text: 'The line Answer holds the newest answer only.' },
  ],
} as const satisfies Area;
