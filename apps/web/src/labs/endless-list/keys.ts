import type { End } from './span.ts';

/** Where a key leads from the row at a place among `count` rows: to another place, or out of the list. */
export const targetOf = (
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  at: number,
  count: number,
): number | End | undefined => {
  switch (key) {
    case 'PageDown':
      return Math.min(at + 1, count - 1);
    case 'PageUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return ctrlKey ? 'before' : 0;
    case 'End':
      return ctrlKey ? 'after' : count - 1;
    default:
      return undefined;
  }
};
