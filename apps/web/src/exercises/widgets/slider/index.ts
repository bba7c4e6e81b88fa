import type { Exercise } from '../../exercise.ts';

export const slider: Exercise = {
  slug: 'slider',
  path: '/webelements/slider',
  title: 'Slider',
  group: 'Widgets',
  trains:
    'Move a slider in steps of one cent, by mouse and by arrow keys, and assert a price in German format: a comma, and a no-break space before the euro sign.',
  elements: [
    { what: 'The slider', role: 'slider', name: 'Price', testId: 'slider-price' },
    { what: 'The price in euro', role: 'status', name: 'Your price', testId: 'slider-value' },
  ],
  page: () => import('./page.tsx'),
};
