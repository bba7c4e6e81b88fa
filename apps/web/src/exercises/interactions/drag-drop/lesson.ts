import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { dragDrop as rules } from '@sparring/rules/exercises/drag-drop';

export const elements: readonly ElementRow[] = [
  { what: 'The item to drag', role: 'button', name: 'Drag me', testId: 'drag-item' },
  { what: 'The zone to drop it on', role: 'region', name: 'Drop zone', testId: 'drag-zone' },
  {
    what: 'Drops the item without dragging',
    role: 'button',
    name: 'Drop here',
    testId: 'drag-drop-here',
    appears: 'after a click or Enter on the item',
  },
  {
    what: 'The smiley',
    role: 'img',
    name: 'Smiley',
    testId: 'drag-smiley',
    appears: 'after the drop',
  },
  { what: 'Whether the item was dropped', role: 'status', name: 'Result', testId: 'drag-result' },
  { what: 'Clears the result', role: 'button', name: 'Reset', testId: 'drag-reset' },
];

export const firstTest: FirstTest = {
  title: 'an item is dropped without dragging',
  steps: [{ click: 'drag-item' }, { click: 'drag-drop-here' }],
  expects: { element: 'drag-result', text: 'Successfully dropped!' },
};
