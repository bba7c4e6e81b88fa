import { createChoice } from './choose.ts';
import { watchConstant } from './constants.ts';
import { heldBack } from './early.ts';
import { collectNotes } from './notes.ts';

/** Notes of this process, and those that pages have sent. */
export const notes = collectNotes();

const early = heldBack(notes.note);

/** From now on, what is reached is reached by the suite. */
export const opened = early.open;

/** Numbers with commas between them; empty when nothing is in the instance. */
const chosen = new Set((process.env['SPARRING_CHOSEN'] || '0').split(',').map(Number));

const choice = createChoice((number) => chosen.has(number), early.note, watchConstant);

export const { choose, reach, same } = choice;

/** Somebody reads what is printed from the values that were made when the modules were loaded. */
export const printed = (): void => {
  choice.printed();
  early.printed();
};
