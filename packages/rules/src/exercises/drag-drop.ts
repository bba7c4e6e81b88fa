import type { Area } from '../area.ts';

export const dragDrop = {
  slug: 'drag-drop',
  title: 'Drag and Drop',
  place: { exercise: 'drag-drop' },
  rules: [
    {
      id: 'DRAG-01',
      from: '§2.3',
      text: 'Dropping the item on the zone shows a smiley and "Successfully dropped!".',
    },
    {
      id: 'DRAG-02',
      from: 'rule book',
      text: 'Dropping the item outside the zone shows nothing, and the item returns to its place.',
    },
    {
      id: 'DRAG-03',
      from: '§2.3',
      text: 'Reset removes smiley and message, and the item can be dropped again.',
    },
    {
      id: 'DRAG-04',
      from: 'decision 0038',
      text: 'A click or Enter on the item, then Drop here, drops it without dragging; Escape instead of Drop here drops nothing.',
    },
    {
      id: 'DRAG-05',
      from: 'decision 0092',
      text: 'Drag events that a script dispatches drop the item as well.',
    },
    {
      id: 'DRAG-06',
      from: 'rule book',
      text: 'The zone has data-state="over" while the pointer drags the item over the zone.',
    },
  ],
} as const satisfies Area;
