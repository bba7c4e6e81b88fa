import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isSocketTarget } from '@sparring/contracts/paths';
import { originForm } from './unreadable.ts';

/** The connection of a request that asks for a WebSocket. */
export interface Upgrade {
  /** What the client has sent after its request. */
  readonly head: Buffer;
  /** Ends the HTTP exchange. From then on the connection belongs to the caller. */
  readonly take: () => Socket;
}

const upgrades = new WeakMap<ServerResponse, Upgrade>();

/** The upgrade that a request asks for; undefined for every other request. */
export const upgradeOf = (response: ServerResponse): Upgrade | undefined => upgrades.get(response);

/** Whether the server heeds the Upgrade of a request. Other ones are answered as if they had none. */
export const wantsSocket = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && isSocketTarget(originForm(url));

/** A connection has one response at a time. */
const isAssigned = (response: ServerResponse, { socket }: IncomingMessage): boolean => {
  try {
    response.assignSocket(socket);
    return true;
  } catch {
    return false;
  }
};

/**
 * Node makes no response to a request with an Upgrade. With this one, the code that limits, observes, records and
 * refuses requests also handles such a request. `close` is emitted when the exchange is over.
 * Returns undefined if an earlier request on the connection is not answered yet.
 */
export const responseTo = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): ServerResponse | undefined => {
  const { ServerResponse: Response } = process.getBuiltinModule('node:http');
  const response = new Response(request);
  if (!isAssigned(response, request)) return undefined;
  let isClosed = false;
  Object.defineProperty(response, 'closed', { get: () => isClosed });
  /* Its body is not read, so nobody has to wait for its end. */
  Object.assign(request, { complete: true });
  response.shouldKeepAlive = false;
  /* One more than Node expects listens for the end of the exchange. */
  response.setMaxListeners(20);
  response.once('close', () => (isClosed = true));
  /* Node emits it only when the connection closes. */
  const close = (): void => {
    if (!isClosed) response.emit('close');
  };
  const fail = (): void => void socket.destroy();
  socket.on('error', fail);
  response.once('finish', () => {
    response.detachSocket(request.socket);
    /* A connection that is closed with unread bytes is reset, and the answer is lost. */
    socket.resume();
    request.socket.destroySoon();
    close();
  });
  const take = (): Socket => {
    response.detachSocket(request.socket);
    request.socket.setTimeout(0);
    socket.off('error', fail);
    close();
    return request.socket;
  };
  upgrades.set(response, { head, take });
  return response;
};
