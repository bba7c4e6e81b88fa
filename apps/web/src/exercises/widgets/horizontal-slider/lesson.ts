import type { ElementRow } from '../../../practice/lesson.ts';

export { horizontalSlider as rules } from '@sparring/rules/exercises/horizontal-slider';

export const elements: readonly ElementRow[] = [
  { what: 'The slider', role: 'slider', name: 'Rounds', testId: 'horizontal-slider-rounds' },
  {
    what: 'The value of the slider',
    role: 'status',
    name: 'Value',
    testId: 'horizontal-slider-value',
  },
];
