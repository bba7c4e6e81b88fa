import { exerciseArea } from '../area.ts';

export const dragDrop = exerciseArea('drag-drop', 'Drag and Drop', [
  'DRAG-01 §2.3: Dropping the item on the zone shows a smiley and "Successfully dropped!".',
  'DRAG-02 rule book: Dropping the item outside the zone shows nothing, and the item returns to its place.',
  'DRAG-03 §2.3: Reset removes smiley and message, and the item can be dropped again.',
  'DRAG-04 decision 0038: A click or Enter on the item, then Drop here, drops it without dragging; Escape instead of Drop here drops nothing.',
  'DRAG-05 decision 0038: Drag events that a script dispatches drop the item as well.',
  'DRAG-06 rule book: The zone has data-state="over" while the pointer drags the item over the zone.',
]);
