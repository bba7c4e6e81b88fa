import { exerciseArea } from '../area.ts';

export const selectBox = exerciseArea('select-box', 'Select Box', [
  'SELECT-01 rule book: The box starts with a hint that cannot be chosen, and has the options Option 1 and Option 2; beside the list of exercises, it has apple, banana, carrot, dragonfruit and eggplant.',
  'SELECT-02 §2.3: A choice shows "You selected: " and its text.',
  'SELECT-03 §9: The message disappears after 3 seconds, and the option stays chosen.',
  'SELECT-04 page: The choice of another option starts the 3 seconds again.',
]);
