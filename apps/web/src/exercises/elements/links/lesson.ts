import { type ElementRow, row } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { links as rules } from '@sparring/rules/exercises/links';

export const elements: readonly ElementRow[] = [
  row('The first working link', 'link', 'Home Page', 'link-home'),
  row('The second working link', 'link', 'List of exercises', 'link-exercises'),
  row('The third working link', 'link', 'Checkboxes', 'link-checkboxes'),
  row('The fourth working link', 'link', 'About this site', 'link-about'),
  row('The first broken link', 'link', 'Non-existent Page', 'link-nonexistent'),
  row('The second broken link', 'link', 'Invalid Path', 'link-invalid'),
  row('The third broken link', 'link', '404 Page', 'link-404'),
];

export const firstTest: FirstTest = {
  title: 'a link leads to its page',
  steps: [{ click: 'link-about' }],
  expects: { path: '/about' },
};
