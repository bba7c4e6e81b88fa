import { exerciseArea } from '../area.ts';

export const resize = exerciseArea('resize', 'Resize', [
  'RESIZE-01 §9: The box is 200 pixels wide and 150 high at first.',
  'RESIZE-02 §5: The width of the box is never less than 100 pixels and never more than 500.',
  'RESIZE-03 §5: The height of the box is never less than 100 pixels and never more than 500.',
  'RESIZE-04 §2.3: Dragging the handle changes width and height of the box, within its limits, by as many pixels as the pointer moves.',
  'RESIZE-05 rule book: The left and right arrow keys on the handle change the width by 10 pixels, the up and down arrow keys the height.',
  'RESIZE-06 rule book: The line Size shows width and height in pixels, such as 200x150.',
]);
