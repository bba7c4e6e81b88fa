/** Notes as they are sent: numbers of defects. */
export interface Notes {
  readonly reached: readonly number[];
  readonly different: readonly number[];
}

/** What a page sends, first of all when it is loaded. */
export interface PageNotes extends Notes {
  readonly path: string;
}

/** Where the page sends its notes. */
export const notesPath = '/corner/notes';

/** Collects each note once; `news` hears of it before anything else happens. */
export const collectNotes = (news: () => void = () => {}) => {
  const reached = new Set<number>();
  const different = new Set<number>();
  const add = (set: Set<number>, number: number) => {
    if (set.has(number)) return;
    set.add(number);
    news();
  };
  const note = (number: number, isDifferent: boolean): void => {
    add(reached, number);
    if (isDifferent) add(different, number);
  };
  const all = (): Notes => ({ reached: [...reached], different: [...different] });
  const addAll = (notes: Notes): void => {
    for (const number of notes.reached) note(number, false);
    for (const number of notes.different) note(number, true);
  };
  return { note, all, addAll };
};
