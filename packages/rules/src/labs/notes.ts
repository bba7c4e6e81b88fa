import { labArea } from '../area.ts';

export const notes = labArea('notes', 'Notes', [
  'NOTES-01 rule book: The table has the notes of the workspace, the oldest first, and what one tab has stored is in the other tabs without a reload.',
  'NOTES-02 rule book: A note that is added or changed is in the table at once, on its way, and is sent after ?delay= seconds; Pending and window.notes.pending are the number of writes without a response.',
  'NOTES-03 rule book: Add, pressed again before the response, sends the same note again: there is one, and nobody has lost.',
  'NOTES-04 rule book: A note that the API refuses leaves the table, a change that it refuses gets the former text back, and Message says what was not stored and why.',
  'NOTES-05 rule book: While Offline is ticked or the browser is offline nothing is sent; what is written waits in its order, also through a reload, and is sent after it; no other tab sends it, not even a duplicate.',
  'NOTES-06 rule book: A change is sent with the version of the moment at which Edit was pressed; if the note has changed since, the table has the text of the other one, and Message says that this one lost.',
  'NOTES-07 rule book: A write without a response, or with a 429 or a 5xx, stays in the queue and is sent again with the next write, the next load or the next connection.',
  'NOTES-08 rule book: Start over deletes the notes of the workspace and what waits in this tab.',
  'NOTES-09 rule book: Check says "Too early" while a write has no response; then "Solved" if the writes are those of the task, and otherwise "Not in step" with what is missing.',
]);
