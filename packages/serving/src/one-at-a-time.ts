import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  busy: boolean;
  readonly waiting: [request: IncomingMessage, response: ServerResponse][];
}

/**
 * Node's parser would go on through everything that arrived in the same piece, which takes longer than to
 * answer. The next request tells it, as one that upgrades does, that what follows is not for it.
 */
const stopParsing = (socket: Socket): void => {
  const { parser } = socket as { parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
};

/**
 * Answers the requests of one connection one after the other: a client that sends on and reads nothing
 * costs one answer, however many it asks for. While a request waits, nothing more is read; a connection
 * on which more than `mostWaiting` have arrived by then is closed.
 */
export const oneAtATime = (listener: RequestListener, mostWaiting: number): RequestListener => {
  const connections = new WeakMap<Socket, Connection>();

  const answer = (
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const { socket } = request;
    response.on('close', () => {
      const next = socket.destroyed ? undefined : connection.waiting.shift();
      connection.busy = next !== undefined;
      if (next) answer(connection, ...next);
      if (connection.waiting.length === 0 && socket.isPaused()) socket.resume();
    });
    listener(request, response);
  };

  const open = (socket: Socket): Connection => {
    const connection: Connection = { busy: false, waiting: [] };
    connections.set(socket, connection);
    return connection;
  };

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? open(socket);
    if (!connection.busy) {
      connection.busy = true;
      answer(connection, request, response);
    } else if (connection.waiting.length < mostWaiting) {
      connection.waiting.push([request, response]);
      socket.pause();
    } else {
      connection.waiting.length = 0;
      socket.destroy();
      stopParsing(socket);
    }
  };
};
