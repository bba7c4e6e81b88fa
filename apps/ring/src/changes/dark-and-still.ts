import type { Effect } from './effect.ts';

const always = '(min-width:0)';

/** As for a visitor who has chosen dark pages and reduced motion. Scripts are not told: what they move, a rule promises. */
export const darkAndStill: Effect = {
  styles: (css) =>
    css
      .replace(/\(prefers-color-scheme:\s*dark\)/g, always)
      .replace(/\(prefers-reduced-motion:\s*reduce\)/g, always)
      .replace(/color-scheme:\s*light dark/g, 'color-scheme:dark'),
  page: (html) => html.replace('content="light dark"', 'content="dark"'),
};
