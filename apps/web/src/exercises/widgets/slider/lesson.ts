import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

/* No lesson imports React: tests and the list of all lessons read it without a browser. */
export { slider as rules } from '@sparring/rules/exercises/slider';

export const elements: readonly ElementRow[] = [
  row('The slider', 'slider', 'Price', 'slider-price'),
  row('The price in euros', 'status', 'Your price', 'slider-value'),
];

export const firstTest: FirstTest = {
  title: 'an arrow key moves the price by a cent',
  steps: [{ slide: 'slider-price', to: '0.01' }],
  expects: { element: 'slider-value', contains: '0,01' },
};
