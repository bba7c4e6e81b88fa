import type { Area } from '../area.ts';

export const horizontalSlider = {
  slug: 'horizontal-slider',
  title: 'Horizontal Slider',
  place: { exercise: 'horizontal-slider' },
  rules: [
    {
      id: 'ROUNDS-01',
      from: '§9',
      text: 'The slider goes from 0 to 5 in steps of 0.5, and starts at 0.',
    },
    { id: 'ROUNDS-02', from: 'rule book', text: 'The line Value shows the value of the slider.' },
    {
      id: 'ROUNDS-03',
      from: 'rule book',
      text: 'At 0 and at 5 a further arrow key changes nothing.',
    },
  ],
} as const satisfies Area;
