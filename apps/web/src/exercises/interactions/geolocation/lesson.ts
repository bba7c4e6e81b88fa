import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { geolocation as rules } from '@sparring/rules/exercises/geolocation';

export const elements: readonly ElementRow[] = [
  row('Asks for the position again', 'button', 'Get Location', 'geolocation-get'),
  row('The position', 'status', 'Position', 'geolocation-position'),
];

export const firstTest: FirstTest = {
  title: 'the position can be asked for',
  steps: [],
  expects: { element: 'geolocation-get', is: 'visible' },
};
