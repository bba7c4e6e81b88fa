import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  busy: boolean;
  readonly waiting: [request: IncomingMessage, response: ServerResponse][];
}

/**
 * Without this, Node parses everything else that arrived in the same chunk, which takes longer than
 * answering it. The return value 2 stops the parser, as for a request that upgrades the connection.
 */
const stopParsing = (socket: Socket): void => {
  const { parser } = socket as { parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
};

/**
 * Answers the pipelined requests of a connection one after the other, so that a client that does not read
 * its answers costs one answer, not many. To pause the socket alone would be too late: 64 kB hold more than a thousand
 * requests, and Node has parsed all of them before. While a request waits, the server does not read from the
 * connection. It closes a connection on which more than `maxWaiting` requests wait. After an answer that closes
 * the connection, it drops the requests that wait.
 */
export const oneAtATime = (listener: RequestListener, maxWaiting: number): RequestListener => {
  const connections = new WeakMap<Socket, Connection>();

  const answer = (
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const { socket } = request;
    response.on('close', () => {
      if (!socket.writable) connection.waiting.length = 0;
      const next = connection.waiting.shift();
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
    } else if (connection.waiting.length < maxWaiting) {
      connection.waiting.push([request, response]);
      socket.pause();
    } else {
      connection.waiting.length = 0;
      socket.destroy();
      stopParsing(socket);
    }
  };
};
