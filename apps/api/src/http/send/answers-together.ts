import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { batched } from '../../database/batch.ts';

/**
 * The milliseconds in which the answer to a client that half-closes the connection has to be complete. A client
 * that closes it looks the same until something is sent to it, so that a quiet stream would run on.
 */
const halfCloseTimeout = 100;

/**
 * Answers that are ready at about the same time go as one batch, so that a client on the same machine wakes up
 * once, not once for each. bench/answers-together.ts measures the gain.
 */
const sendTogether = batched((answers: readonly (() => void)[]) => {
  for (const send of answers) {
    try {
      send();
    } catch (error) {
      /* The other answers are still sent. The error becomes an uncaught one. */
      queueMicrotask(() => {
        throw error;
      });
    }
  }
});

/** Sends an answer. Refusals and those to GET wait for others: a write has already waited for its commit. */
export const withOthers = (
  { req: { method } }: ServerResponse,
  status: number,
  send: () => void,
): undefined => {
  if (method === 'GET' || status >= 400) sendTogether(send);
  else send();
};

/** Answers a client that half-closes its connection, if the answer is complete in time. */
export const answersHalfClosed = (server: Server): Server => {
  const latest = new WeakMap<Socket, ServerResponse>();
  const leave = (socket: Socket) => {
    const response = latest.get(socket);
    /* The latest of several responses does not have the connection yet, so its own end would not close it. */
    if (response && !response.writableEnded) socket.destroy();
  };
  server.on('connection', (socket) =>
    socket.once('end', () => setTimeout(leave, halfCloseTimeout, socket).unref()),
  );
  server.prependListener('request', (request, response) => {
    latest.set(request.socket, response);
  });
  /* Without this, Node closes the connection of a client that half-closes it, before the answer is sent. */
  return Object.assign(server, { httpAllowHalfOpen: true });
};
