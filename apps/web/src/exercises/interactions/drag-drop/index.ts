import type { Exercise } from '../../exercise.ts';

export const dragDrop: Exercise = {
  slug: 'drag-drop',
  path: '/webelements/dragdrop',
  title: 'Drag and Drop',
  group: 'Interactions',
  trains:
    'Drag the item onto the zone with the mouse or a finger. Without dragging: click the item, or press Enter on it, then choose “Drop here”. Drag events that a script dispatches drop it too. The mouse of a WebDriver cannot drag and drop in Firefox and WebKit: there, use one of the other ways.',
  elements: [
    { what: 'What to drag', role: 'button', name: 'Drag me', testId: 'drag-item' },
    { what: 'Where to drop it', role: 'region', name: 'Drop zone', testId: 'drag-zone' },
    {
      what: 'Drops without dragging',
      role: 'button',
      name: 'Drop here',
      testId: 'drag-drop-here',
      appears: 'when the item is picked up',
    },
    {
      what: 'The smiley',
      role: 'img',
      name: 'Smiley',
      testId: 'drag-smiley',
      appears: 'after the drop',
    },
    { what: 'Whether it was dropped', role: 'status', name: 'Result', testId: 'drag-result' },
    { what: 'Clears the result', role: 'button', name: 'Reset', testId: 'drag-reset' },
  ],
  page: () => import('./page.tsx'),
};
