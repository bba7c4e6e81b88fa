import { exerciseArea } from '../area.ts';

export const radio = exerciseArea('radio', 'Radio Buttons', [
  'RADIO-01 rule book: Neither button is chosen at first.',
  'RADIO-02 §2.3: A choice shows "You selected: " and its name.',
  'RADIO-03 §9: The message disappears after 3 seconds, and the choice stays.',
  'RADIO-04 page: Another choice starts the 3 seconds again.',
  'RADIO-05 page: One button at most is chosen.',
]);
