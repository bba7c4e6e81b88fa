import type { Exercise } from '../../exercise.ts';

export const hoverToReveal: Exercise = {
  slug: 'hover-to-reveal',
  path: '/webelements/hovertoclickbutton',
  title: 'Hover to Reveal',
  group: 'Interactions',
  trains:
    'The button is enabled after 20 seconds of hovering without a break. Leave the text and it is disabled again. Keyboard focus on the text counts as hovering.',
  elements: [
    {
      what: 'The text to hover over',
      role: 'region',
      name: 'Hover over this text',
      testId: 'hover-text',
    },
    { what: 'The button to wait for', role: 'button', name: 'Click Me', testId: 'hover-click' },
    { what: 'What the click did', role: 'status', name: 'Result', testId: 'hover-result' },
  ],
  page: () => import('./page.tsx'),
};
