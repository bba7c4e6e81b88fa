import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { brokenImages as rules } from '@sparring/rules/exercises/broken-images';

export const elements: readonly ElementRow[] = [
  { what: 'The valid image', role: 'img', name: 'A pair of gloves', testId: 'image-valid' },
  { what: 'The broken image', role: 'img', name: 'Broken', testId: 'image-broken' },
  {
    what: 'Whether the valid image has loaded',
    role: 'status',
    name: 'Valid Image',
    testId: 'image-valid-state',
  },
  {
    what: 'Whether the broken image has loaded',
    role: 'status',
    name: 'Broken Image',
    testId: 'image-broken-state',
  },
];

export const expectedError = /status of 404 .*\/pictures\/lost\.png/;

export const firstTest: FirstTest = {
  title: 'a broken picture says that it failed to load',
  steps: [],
  expects: { element: 'image-broken-state', text: 'failed to load' },
};
