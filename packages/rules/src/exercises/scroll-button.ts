import type { Area } from '../area.ts';

export const scrollButton = {
  slug: 'scroll-button',
  title: 'Scroll to the Button',
  place: { exercise: 'scroll-button' },
  rules: [
    {
      id: 'SCROLL-01',
      from: '§2.3',
      text: 'The page has 50 lines, Line 1 to Line 50, and the button below them is out of view at first.',
    },
    { id: 'SCROLL-02', from: '§2.3', text: 'Click Me shows "Found and clicked on the button!".' },
  ],
} as const satisfies Area;
