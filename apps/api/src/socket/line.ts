import type { WebSocket } from 'ws';
import { closings } from '@sparring/contracts/live/closings';
import type { ServerMessage } from '@sparring/contracts/live/socket-messages';

/** The API reads no more from a client while this many bytes wait to be read by it. */
const highWater = 65_536;
/** A client that has left this many bytes unread loses the connection. */
const mostUnread = 1_048_576;

/** The way to a client. What it does not read does not pile up. */
export interface Line {
  readonly send: (message: ServerMessage) => void;
  /** Reads nothing from the client until the work is done. */
  readonly during: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when the client has read enough to be sent more, or has gone. */
  readonly untilRoom: () => Promise<void>;
}

export const createLine = (socket: WebSocket): Line => {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  const isOpen = () => socket.readyState === socket.OPEN;
  const hasRoom = () => !isOpen() || socket.bufferedAmount <= highWater;

  const settle = (): void => {
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    /* A closing connection is read, too: the close frame of the client is still to come. */
    if (isOpen() && (isBusy || !hasRoom())) socket.pause();
    else if (socket.isPaused) socket.resume();
    if (!hasRoom()) return;
    const released = waiting;
    waiting = [];
    for (const resolve of released) resolve();
  };
  /* ws answers a ping itself, which also takes room. */
  socket.on('ping', settle).on('close', settle);
  return {
    send: (message) => {
      if (!isOpen()) return;
      socket.send(JSON.stringify(message), settle);
      settle();
    },
    during: async (work) => {
      isBusy = true;
      settle();
      try {
        await work();
      } finally {
        isBusy = false;
        settle();
      }
    },
    untilRoom: async () => {
      if (!hasRoom()) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
};

export const closeAs = (socket: WebSocket, why: keyof typeof closings): void =>
  socket.close(closings[why].code, closings[why].reason);
