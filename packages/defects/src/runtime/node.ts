import { createChoice } from './choose.ts';
import { collectNotes } from './notes.ts';
import { chosenIn } from './round.ts';
import { watchSchemas } from './schemas.ts';

/** Notes of this process, and those that pages have sent. */
export const notes = collectNotes();

export const { choose, reach, same, printed } = createChoice(
  chosenIn(Number(process.env['SPARRING_ROUND'] ?? 0)),
  notes.note,
  watchSchemas,
);
