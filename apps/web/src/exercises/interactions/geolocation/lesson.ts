import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { geolocation as rules } from '@sparring/rules/exercises/geolocation';

export const elements: readonly ElementRow[] = [
  {
    what: 'Asks for the position again',
    role: 'button',
    name: 'Get Location',
    testId: 'geolocation-get',
  },
  { what: 'The position', role: 'status', name: 'Position', testId: 'geolocation-position' },
];

export const firstTest: FirstTest = {
  title: 'the position can be asked for',
  steps: [],
  expects: { element: 'geolocation-get', is: 'visible' },
};
