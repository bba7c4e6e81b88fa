import type { Exercise } from '../../exercise.ts';

export const resize: Exercise = {
  slug: 'resize',
  path: '/webelements/resize',
  title: 'Resize',
  group: 'Interactions',
  trains:
    'Drag the handle to resize the box, with the mouse, a finger or the arrow keys. It never gets smaller than 100x100 nor larger than 500x500 pixels. The mouse of a WebDriver cannot leave the window: before a long drag, scroll the box up.',
  elements: [
    { what: 'The box', role: 'region', name: 'Box', testId: 'resize-box' },
    { what: 'What to drag', role: 'button', name: 'Resize the box', testId: 'resize-handle' },
    { what: 'Width x height', role: 'status', name: 'Size', testId: 'resize-size' },
  ],
  page: () => import('./page.tsx'),
};
