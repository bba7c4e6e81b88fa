import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { dragDrop as rules } from '@sparring/rules/exercises/drag-drop';

export const elements: readonly ElementRow[] = [
  row('The item to drag', 'button', 'Drag me', 'drag-item'),
  row('The zone to drop it on', 'region', 'Drop zone', 'drag-zone'),
  row('Drops the item without dragging', 'button', 'Drop here', 'drag-drop-here', {
    appears: 'after a click or Enter on the item',
  }),
  row('The smiley', 'img', 'Smiley', 'drag-smiley', { appears: 'after the drop' }),
  row('Whether the item was dropped', 'status', 'Result', 'drag-result'),
  row('Clears the result', 'button', 'Reset', 'drag-reset'),
];

export const firstTest: FirstTest = {
  title: 'an item is dropped without dragging',
  steps: [{ click: 'drag-item' }, { click: 'drag-drop-here' }],
  expects: { element: 'drag-result', text: 'Successfully dropped!' },
};
