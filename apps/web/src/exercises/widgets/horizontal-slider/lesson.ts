import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { horizontalSlider as rules } from '@sparring/rules/exercises/horizontal-slider';

export const elements: readonly ElementRow[] = [
  row('The slider', 'slider', 'Rounds', 'horizontal-slider-rounds'),
  row('The value of the slider', 'status', 'Value', 'horizontal-slider-value'),
];

export const firstTest: FirstTest = {
  title: 'an arrow key moves the slider by half a round',
  steps: [{ slide: 'horizontal-slider-rounds', to: '0.5' }],
  expects: { element: 'horizontal-slider-value', text: '0.5' },
};
