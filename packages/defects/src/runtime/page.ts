import { createChoice } from './choose.ts';
import { collectNotes, notesPath, type PageNotes } from './notes.ts';
import { isChosen } from './page-round.ts';

/** A WebSocket is no request: a test that counts those, or waits for a silent network, sees none. */
const connect = (): WebSocket =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}${notesPath}`);

/** Also when the suite forbids the connection. */
const settled = (opening: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['open', 'error', 'close'])
      opening.addEventListener(event, () => resolve(), { once: true });
  });

/** Where the page was loaded; the router may lead elsewhere without another load. */
const path = location.pathname;
let socket: WebSocket | undefined;
let isSending = false;

/** Not by a timer: a test may have stopped the clock. */
const send = () => {
  if (isSending) return;
  isSending = true;
  queueMicrotask(async () => {
    if (!socket || socket.readyState > WebSocket.OPEN) socket = connect();
    if (socket.readyState === WebSocket.CONNECTING) await settled(socket);
    isSending = false;
    if (socket.readyState > WebSocket.OPEN) return;
    const told: PageNotes = { path, ...notes.all() };
    socket.send(JSON.stringify(told));
  });
};

/* A page with an open connection cannot be kept for the Back button. */
addEventListener('pagehide', () => socket?.close());

const notes = collectNotes(send);

/* A page does not know what is in it: it notes the same in every instance. */
export const { choose, reach, same } = createChoice(isChosen, notes.note);

/* At once, so that a page that a test closes early has said that it was there. */
send();
