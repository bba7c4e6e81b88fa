import type { Exercise } from '../../exercise.ts';

export const keyPress: Exercise = {
  slug: 'key-press',
  path: '/webelements/keypressespage',
  title: 'Key Presses',
  group: 'Interactions',
  trains:
    'Press keys anywhere on the page, without a field, or type into the field: letters, Enter, arrows, function keys. Every key keeps its usual effect, so Tab still moves the focus.',
  elements: [
    { what: 'A field to type into', role: 'textbox', name: 'Type here', testId: 'key-field' },
    { what: 'The last key', role: 'status', name: 'Key', testId: 'key-pressed' },
  ],
  page: () => import('./page.tsx'),
};
