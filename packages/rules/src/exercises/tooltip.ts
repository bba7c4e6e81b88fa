import type { Area } from '../area.ts';

export const tooltip = {
  slug: 'tooltip',
  title: 'Tooltip',
  place: { exercise: 'tooltip' },
  rules: [
    {
      id: 'TOOLTIP-01',
      from: '§2.3',
      text: 'The tooltip "You hovered correctly!" is shown while the pointer is on the button, and is hidden at first.',
    },
    {
      id: 'TOOLTIP-02',
      from: 'page',
      text: 'The tooltip is shown while the button has the focus.',
    },
    {
      id: 'TOOLTIP-03',
      from: 'page',
      text: 'Escape hides the tooltip until the next hover or focus.',
    },
    {
      id: 'TOOLTIP-04',
      from: 'page',
      text: 'The tooltip stays while the pointer is on the tooltip itself.',
    },
    {
      id: 'TOOLTIP-05',
      from: 'WCAG 4.1.2',
      text: 'The text of the tooltip is the accessible description of the button.',
    },
  ],
} as const satisfies Area;
