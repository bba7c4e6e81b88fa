import { exerciseArea } from '../area.ts';

export const tooltip = exerciseArea('tooltip', 'Tooltip', [
  'TOOLTIP-01 §2.3: The tooltip "You hovered correctly!" is shown while the pointer is on the button, and is hidden at first.',
  'TOOLTIP-02 page: The tooltip is shown while the button has the focus.',
  'TOOLTIP-03 page: Escape hides the tooltip until the next hover or focus.',
  'TOOLTIP-04 page: The tooltip stays while the pointer is on the tooltip itself.',
  'TOOLTIP-05 WCAG 4.1.2: The text of the tooltip is the accessible description of the button.',
]);
