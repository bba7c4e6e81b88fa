import type { ChangeId } from '../changes.ts';

/**
 * The changes in which the page takes part, in the order in which an element passes through them. The first one
 * sees the classes of the product, and wrappers come before the tags that they look for are others.
 */
export const drawn = [
  'banner-and-leads',
  'class-names',
  'wrappers',
  'other-tags',
  'text-in-pieces',
  'dark-and-still',
] as const satisfies readonly ChangeId[];

export type Drawn = (typeof drawn)[number];
