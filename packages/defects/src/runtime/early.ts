import type { Note } from './choose.ts';

/**
 * Nobody has reached anything while a program is loaded and filled. What was noted then is held back: it counts
 * when somebody comes to the same place, because what was made there may be in the data that is looked at now.
 */
export const heldBack = (note: Note) => {
  const early = new Map<number, 'none' | 'maybe'>();
  let isOpen = false;

  const later: Note = (number, difference) => {
    const before = early.get(number) ?? 'none';
    if (isOpen) note(number, difference === 'none' ? before : difference);
    else early.set(number, difference === 'none' ? before : 'maybe');
  };
  const open = (): void => {
    isOpen = true;
  };
  return { note: later, open };
};
