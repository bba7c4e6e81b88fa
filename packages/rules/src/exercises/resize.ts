import type { Area } from '../area.ts';

export const resize = {
  slug: 'resize',
  title: 'Resize',
  place: { exercise: 'resize' },
  rules: [
    { id: 'RESIZE-01', from: '§9', text: 'The box is 200 pixels wide and 150 high at first.' },
    {
      id: 'RESIZE-02',
      from: '§5',
      text: 'The width of the box is never less than 100 pixels and never more than 500.',
    },
    {
      id: 'RESIZE-03',
      from: '§5',
      text: 'The height of the box is never less than 100 pixels and never more than 500.',
    },
    {
      id: 'RESIZE-04',
      from: '§2.3',
      text: 'Dragging the handle changes width and height of the box, within its limits, by as many pixels as the pointer moves.',
    },
    {
      id: 'RESIZE-05',
      from: 'rule book',
      text: 'The left and right arrow keys on the handle change the width by 10 pixels, the up and down arrow keys the height.',
    },
    {
      id: 'RESIZE-06',
      from: 'rule book',
      text: 'The line Size shows width and height in pixels, such as 200x150.',
    },
  ],
} as const satisfies Area;
