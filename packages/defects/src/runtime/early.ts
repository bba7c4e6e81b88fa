import type { Difference, Note } from './choose.ts';

const strength = { none: 0, maybe: 1, seen: 2 } as const satisfies Record<Difference, number>;

/**
 * Nobody has reached anything while a program is loaded and filled. What was noted then is held back: it counts
 * when somebody comes to the same place, because what was made there may be in the data that is looked at now.
 */
export const heldBack = (note: Note) => {
  const early = new Map<number, Difference>();
  let isOpen = false;

  const later: Note = (number, difference) => {
    const before = early.get(number) ?? 'none';
    const stronger = strength[before] > strength[difference] ? before : difference;
    if (isOpen) note(number, stronger);
    else early.set(number, stronger);
  };
  const open = (): void => {
    isOpen = true;
  };
  /** Somebody reads what was made then. */
  const printed = (): void => {
    for (const [number, difference] of early) note(number, difference);
  };
  return { note: later, open, printed };
};
