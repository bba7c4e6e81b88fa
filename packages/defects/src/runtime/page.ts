import { createChoice } from './choose.ts';
import { collectNotes, notesPath } from './notes.ts';
import { round } from './page-round.ts';
import { chosenIn } from './round.ts';

let socket: WebSocket | undefined;
let isSending = false;

/** A WebSocket is no request: a test that counts those, or waits for a silent network, sees none. */
const connected = (): Promise<WebSocket> => {
  if (!socket || socket.readyState > WebSocket.OPEN)
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${notesPath}`);
  const opening = socket;
  if (opening.readyState === WebSocket.OPEN) return Promise.resolve(opening);
  return new Promise((resolve) => {
    opening.addEventListener('open', () => resolve(opening), { once: true });
  });
};

/** Not by a timer: a test may have stopped the clock. */
const send = () => {
  if (isSending) return;
  isSending = true;
  queueMicrotask(async () => {
    const open = await connected();
    isSending = false;
    open.send(JSON.stringify(notes.all()));
  });
};

/* A page with an open connection cannot be kept for the Back button. */
addEventListener('pagehide', () => socket?.close());

const notes = collectNotes(send);

export const { choose, reach, same } = createChoice(chosenIn(round), notes.note);
