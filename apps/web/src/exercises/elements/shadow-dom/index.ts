import type { Exercise } from '../../exercise.ts';

export const shadowDom: Exercise = {
  slug: 'shadow-dom',
  path: '/webelements/shadowdompage',
  title: 'Shadow DOM',
  group: 'Elements',
  trains:
    'The input and the button live in the open shadow root of <alert-box>, where selectors of the page do not reach. Enter the root, type, click, and accept the alert that repeats your text.',
  elements: [
    { what: 'The input in the shadow root', role: 'textbox', name: 'Text', testId: 'shadow-text' },
    {
      what: 'The button in the shadow root',
      role: 'button',
      name: 'Click Me',
      testId: 'shadow-click',
    },
    {
      what: 'What the alert said, once it is closed',
      role: 'status',
      name: 'The alert said',
      testId: 'shadow-said',
    },
  ],
  page: () => import('./page.tsx'),
};
