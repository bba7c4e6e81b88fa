import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { brokenImages as rules } from '@sparring/rules/exercises/broken-images';

export const elements: readonly ElementRow[] = [
  row('The valid image', 'img', 'A pair of gloves', 'image-valid'),
  row('The broken image', 'img', 'Broken', 'image-broken'),
  row('Whether the valid image has loaded', 'status', 'Valid Image', 'image-valid-state'),
  row('Whether the broken image has loaded', 'status', 'Broken Image', 'image-broken-state'),
];

export const expectedError = /status of 404 .*\/pictures\/lost\.png/;

export const firstTest: FirstTest = {
  title: 'a broken picture says that it failed to load',
  steps: [],
  expects: { element: 'image-broken-state', text: 'failed to load' },
};
