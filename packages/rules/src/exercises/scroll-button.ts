import { exerciseArea } from '../area.ts';

export const scrollButton = exerciseArea('scroll-button', 'Scroll to the Button', [
  'SCROLL-01 §2.3: The page has 50 lines, Line 1 to Line 50, and the button below them is out of view at first.',
  'SCROLL-02 §2.3: Click Me shows "Found and clicked on the button!".',
]);
