import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { batched } from '../batch.ts';

/** A client that closes its side of the connection still gets what is ready so soon; otherwise it has gone. */
const patience = 100;

const sendTogether = batched((answers: readonly (() => void)[]) => {
  for (const send of answers) {
    try {
      send();
    } catch (error) {
      /* The others still get theirs; the last net hears of this one. */
      queueMicrotask(() => {
        throw error;
      });
    }
  }
});

/** What is written has waited already, for its commit: only the answer to a GET waits for others. */
const endWithOthers: RequestListener = ({ method }, response) => {
  if (method !== 'GET') return;
  const end = response.end.bind(response) as (...rest: unknown[]) => unknown;
  const later = (...rest: unknown[]) => {
    sendTogether(() => void end(...rest));
    return response;
  };
  response.end = later as typeof response.end;
};

/**
 * Sends the answers that are ready at about the same time together: a client on the same machine is woken
 * once for them, not once for each. Nothing else knows of it; bench/answers-together.ts says what it brings.
 */
export const answersTogether = (server: Server): Server => {
  const latest = new WeakMap<Socket, ServerResponse>();
  const leave = (socket: Socket) => {
    const response = latest.get(socket);
    if (response && !response.headersSent) response.destroy();
  };
  server.on('connection', (socket) =>
    socket.once('end', () => setTimeout(leave, patience, socket).unref()),
  );
  server.prependListener('request', (request, response) => {
    latest.set(request.socket, response);
    endWithOthers(request, response);
  });
  /* A client may close its side behind its request; Node would close the other before the answer is out. */
  return Object.assign(server, { httpAllowHalfOpen: true });
};
