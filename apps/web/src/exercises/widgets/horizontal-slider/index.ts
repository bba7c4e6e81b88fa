import type { Exercise } from '../../exercise.ts';

export const horizontalSlider: Exercise = {
  slug: 'horizontal-slider',
  path: '/webelements/horizontal-slider',
  title: 'Horizontal Slider',
  group: 'Widgets',
  trains:
    'Set a slider from 0 to 5 in steps of 0.5. Eleven positions: the arrow keys reach each of them exactly, a dragging mouse has to aim.',
  elements: [
    { what: 'The slider', role: 'slider', name: 'Rounds', testId: 'horizontal-slider-rounds' },
    {
      what: 'Where it stands',
      role: 'status',
      name: 'Value',
      testId: 'horizontal-slider-value',
    },
  ],
  page: () => import('./page.tsx'),
};
