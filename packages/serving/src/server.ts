import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { oneAtATime } from './one-at-a-time.ts';
import { perAddress } from './per-address.ts';
import type { Refusal } from './refusal.ts';
import { connectRefused, originForm, unreadable } from './unreadable.ts';
import { responseTo, wantsSocket } from './upgrade.ts';

/* An import of node:http would also load Node's fetch and WebSocket, which takes 5 % of the start. */
const { createServer } = process.getBuiltinModule('node:http');

const second = 1000;

/** The timeouts for a client. */
const times = {
  headersTimeout: 10 * second,
  /** Longer than the keep-alive of common proxies, so that they do not send a request on a closing connection. */
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
};

const defaultRequestSeconds = 30;

/** The limits per client. */
export interface Limits {
  readonly connectionsPerAddress: number;
  readonly waitingPerConnection: number;
}

/** High enough for a whole class, or a few hundred CI jobs, behind one address. */
export const defaultLimits: Limits = { connectionsPerAddress: 2000, waitingPerConnection: 10 };

/** The classes that Node makes requests and responses of. */
export type Classes = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

export interface ServerParts {
  readonly listener: RequestListener;
  /** The idle timeout of a connection in milliseconds, longer than the longest answer takes. */
  readonly idleTimeout: number;
  readonly limits: Limits;
  /** How long a client may take to send a request. */
  readonly requestSeconds?: number;
  /** The classes of the requests and the responses; without them, those of Node. */
  readonly classes?: Classes | undefined;
  /** Answers a connection without a readable request. */
  readonly refuse: (socket: Duplex, refusal: Refusal) => void;
}

const tooManyConnections = (limit: number): Refusal => ({
  kind: 'too-many-requests',
  detail: `Your IP address has ${limit} open connections, which is the limit of this server. Close some.`,
  headers: { 'Retry-After': '1' },
});

/** An HTTP server that limits each client and also answers requests that it cannot read. */
export const createWebServer = ({
  listener,
  idleTimeout,
  limits,
  requestSeconds = defaultRequestSeconds,
  classes,
  refuse,
}: ServerParts): Server => {
  const inTurn = oneAtATime(listener, limits.waitingPerConnection);
  const received: RequestListener = (request, response) => {
    if (request.socket.writableEnded) return;
    request.url = originForm(request.url ?? '/');
    inTurn(request, response);
  };
  const server = createServer(
    {
      ...times,
      ...classes,
      requestTimeout: requestSeconds * second,
      requireHostHeader: false,
      shouldUpgradeCallback: wantsSocket,
    },
    received,
  );
  server.timeout = idleTimeout;
  const connections = perAddress(limits.connectionsPerAddress);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (connections.enter(remoteAddress))
      socket.once('close', () => connections.leave(remoteAddress));
    else refuse(socket, tooManyConnections(limits.connectionsPerAddress));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, unreadable(error, requestSeconds)),
  );
  server.on('connect', (_request, socket) => refuse(socket, connectRefused));
  server.on('checkExpectation', received);
  server.on('upgrade', (request, socket, head) => {
    if (!wantsSocket(request)) return;
    const response = responseTo(request, socket, head);
    if (response) received(request, response);
    else socket.destroy();
  });
  return server;
};
