import { createChoice } from './choose.ts';
import { collectNotes } from './notes.ts';
import { watchSchemas } from './schemas.ts';

/** Notes of this process, and those that pages have sent. */
export const notes = collectNotes();

/** 0 when nothing is in the instance; only then it notes anything. */
const chosen = Number(process.env['SPARRING_CHOSEN'] ?? 0);

export const { choose, reach, same, printed } = createChoice(
  (number) => number === chosen,
  chosen === 0 ? notes.note : undefined,
  watchSchemas,
);
