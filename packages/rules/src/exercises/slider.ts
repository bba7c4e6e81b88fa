import type { Area } from '../area.ts';

export const slider = {
  slug: 'slider',
  title: 'Slider',
  place: { exercise: 'slider' },
  rules: [
    {
      id: 'SLIDER-01',
      from: '§9',
      text: 'The slider goes from 0 to 199.95 euros in steps of 0.01, and starts at 0.',
    },
    {
      id: 'SLIDER-02',
      from: '§2.3',
      text: 'The price is the value of the slider to the cent, at each of its positions.',
    },
    {
      id: 'SLIDER-03',
      from: '§2.3',
      text: 'The price is in German format: a comma, two decimals, a no-break space and €.',
    },
    {
      id: 'SLIDER-04',
      from: 'WCAG 4.1.2',
      text: 'The aria-valuetext of the slider, which screen readers read, is the price as it is shown.',
    },
  ],
} as const satisfies Area;
