import { exerciseArea } from '../area.ts';

export const keyPress = exerciseArea('key-press', 'Key Presses', [
  'KEY-01 §2.3: Pressing a key anywhere on the page shows "You pressed: " and the name of the key; the name of the space bar is Space.',
  'KEY-02 rule book: The line Key names the last of several keys.',
  'KEY-03 page: Every key keeps its usual effect: the field takes text, and Tab moves the focus.',
]);
