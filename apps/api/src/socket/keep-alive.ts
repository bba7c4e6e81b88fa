import type { WebSocket } from 'ws';
import type { Clock } from '../request/clock.ts';
import { closeAs } from './line.ts';

export interface Watch {
  /** The clock of the server: these times protect it. */
  readonly clock: Clock;
  /** Aborts when the connection is closed. */
  readonly ended: AbortSignal;
}

const second = 1000;

/** Sends a ping now and then, and ends a connection that has not answered the one before. */
export const pingEvery = async (
  seconds: number,
  socket: WebSocket,
  { clock, ended }: Watch,
): Promise<void> => {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  for (;;) {
    await clock.wait(seconds * second, ended);
    if (ended.aborted) return;
    /* A pong cannot arrive while the API reads nothing from the client. */
    if (!isAlive && !socket.isPaused) return socket.terminate();
    isAlive = false;
    socket.ping();
  }
};

/** Closes a connection whose client has sent no message for so long. */
export const closeWhenIdle = async (
  seconds: number,
  socket: WebSocket,
  { clock, ended }: Watch,
): Promise<void> => {
  const now = () => clock.now().getTime();
  let last = now();
  socket.on('message', () => (last = now()));
  for (let left = seconds * second; left > 0; left = last + seconds * second - now()) {
    await clock.wait(left, ended);
    if (ended.aborted) return;
  }
  closeAs(socket, 'idle');
};
