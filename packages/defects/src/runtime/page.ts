import { createChoice } from './choose.ts';
import { collectNotes, notesPath } from './notes.ts';
import { chosenIn } from './round.ts';

const block = document.querySelector('#settings')?.textContent;
const { round = 0 } = JSON.parse(block || '{}') as { round?: number };

let isSending = false;

/** Not by a timer: a test may have stopped the clock. */
const send = () => {
  if (isSending) return;
  isSending = true;
  queueMicrotask(() => {
    isSending = false;
    navigator.sendBeacon(notesPath, JSON.stringify(notes.all()));
  });
};

const notes = collectNotes(send);

export const { choose, reach } = createChoice(chosenIn(round), notes.note);
