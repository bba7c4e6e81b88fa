import type { Effect } from './effect.ts';

/** The page itself makes the wrappers. A style in their markup would be copied with it, and refused where it is pasted. */
export const wrappers: Effect = {
  styles: (css) => `${css}\n[role='none']{display:contents}`,
};
