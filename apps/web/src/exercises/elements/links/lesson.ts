import type { ElementRow } from '../../../practice/lesson.ts';
import type { FirstTest } from '../../../practice/tools/first-test/first-test.ts';

export { links as rules } from '@sparring/rules/exercises/links';

export const elements: readonly ElementRow[] = [
  { what: 'The first working link', role: 'link', name: 'Home Page', testId: 'link-home' },
  {
    what: 'The second working link',
    role: 'link',
    name: 'List of exercises',
    testId: 'link-exercises',
  },
  {
    what: 'The third working link',
    role: 'link',
    name: 'Checkboxes',
    testId: 'link-checkboxes',
  },
  { what: 'The fourth working link', role: 'link', name: 'About this site', testId: 'link-about' },
  {
    what: 'The first broken link',
    role: 'link',
    name: 'Non-existent Page',
    testId: 'link-nonexistent',
  },
  { what: 'The second broken link', role: 'link', name: 'Invalid Path', testId: 'link-invalid' },
  { what: 'The third broken link', role: 'link', name: '404 Page', testId: 'link-404' },
];

export const firstTest: FirstTest = {
  title: 'a link leads to its page',
  steps: [{ click: 'link-about' }],
  expects: { path: '/about' },
};
