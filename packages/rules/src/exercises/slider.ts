import { area } from '../area.ts';

export const slider = area({
  slug: 'slider',
  title: 'Slider',
  place: { exercise: 'euro-slider' },
  rules: [
    'SLIDER-01 §9: The slider goes from 0 to 199.95 euros in steps of 0.01, and starts at 0.',
    'SLIDER-02 §2.3: The price is the value of the slider to the cent, at each of its positions.',
    'SLIDER-03 §2.3: The price is in German format: a comma, two decimals, a no-break space and €.',
    'SLIDER-04 WCAG 4.1.2: The aria-valuetext of the slider, which screen readers read, is the price as it is shown.',
  ],
});
