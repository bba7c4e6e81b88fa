import { exerciseArea } from '../area.ts';

export const horizontalSlider = exerciseArea('horizontal-slider', 'Horizontal Slider', [
  'ROUNDS-01 §9: The slider goes from 0 to 5 in steps of 0.5, and starts at 0.',
  'ROUNDS-02 rule book: The line Value shows the value of the slider.',
  'ROUNDS-03 rule book: At 0 and at 5 a further arrow key changes nothing.',
]);
