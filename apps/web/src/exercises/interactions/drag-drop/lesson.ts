import type { ElementRow } from '../../../practice/lesson.ts';

export { dragDrop as rules } from '@sparring/rules/exercises/drag-drop';

export const elements: readonly ElementRow[] = [
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
];
