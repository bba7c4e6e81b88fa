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
      text: 'The box is never narrower than 100 pixels and never wider than 500.',
    },
    {
      id: 'RESIZE-03',
      from: '§5',
      text: 'The box is never lower than 100 pixels and never higher than 500.',
    },
    {
      id: 'RESIZE-04',
      from: '§2.3',
      text: 'Dragging the handle changes the size of the box by as many pixels as the pointer moves.',
    },
    {
      id: 'RESIZE-05',
      from: 'rule book',
      text: 'An arrow key on the handle changes the size by 10 pixels.',
    },
    {
      id: 'RESIZE-06',
      from: 'rule book',
      text: 'The line Size shows width and height, such as 200x150.',
    },
  ],
} as const satisfies Area;
