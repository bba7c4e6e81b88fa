import type { Note } from './choose.ts';

/** Notes as they are sent: numbers of defects. */
export interface Notes {
  readonly reached: readonly number[];
  /** Those that would have made a difference, as far as that can be told. */
  readonly different: readonly number[];
  /** Those of which it was seen that both versions differ. */
  readonly seen: readonly number[];
}

/** What a page sends, first of all when it is loaded. */
export interface PageNotes extends Notes {
  readonly path: string;
}

/** Where the page sends its notes. */
export const notesPath = '/corner/notes';

/** Collects each note once; `news` hears of which defect it is before anything else happens. */
export const collectNotes = (news: (number: number) => void) => {
  const reached = new Set<number>();
  const different = new Set<number>();
  const seen = new Set<number>();
  const add = (set: Set<number>, number: number) => {
    if (set.has(number)) return;
    set.add(number);
    news(number);
  };
  const note: Note = (number, difference) => {
    add(reached, number);
    if (difference === 'none') return;
    add(different, number);
    if (difference === 'seen') add(seen, number);
  };
  const all = (): Notes => ({ reached: [...reached], different: [...different], seen: [...seen] });
  const addAll = (notes: Notes): void => {
    for (const number of notes.reached) note(number, 'none');
    for (const number of notes.different) note(number, 'maybe');
    for (const number of notes.seen) note(number, 'seen');
  };
  return { note, all, addAll };
};
