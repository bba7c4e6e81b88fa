import { exerciseArea } from '../area.ts';

export const hoverToReveal = exerciseArea('hover-to-reveal', 'Hover to Reveal', [
  'HOVER-01 §4: The button is enabled after 20 seconds of hovering, and not before.',
  'HOVER-02 §4: The 20 seconds are continuous: after the pointer has left the text, the next hover counts from 0.',
  'HOVER-03 §4: Leaving the text and the button, which are one area, disables the button again.',
  'HOVER-04 §4: A click on the button shows "Success!", which disappears 3 seconds after the last click.',
  'HOVER-05 page: Keyboard focus on the text counts as hovering.',
]);
