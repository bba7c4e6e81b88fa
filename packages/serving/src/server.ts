import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { oneAtATime } from './one-at-a-time.ts';
import { perAddress } from './per-address.ts';
import type { Refusal } from './refusal.ts';
import { connectRefused, originForm, unreadable } from './unreadable.ts';

/* Importing node:http as a module would load Node's fetch and WebSocket with it: a twentieth of the start. */
const { createServer } = process.getBuiltinModule('node:http');

const second = 1000;

/** How long a client may take. */
const times = {
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  /** Longer than the proxies in front keep theirs, so that no request meets a closing connection. */
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
};

/** How much one client may take of what belongs to all. */
export interface Limits {
  readonly connectionsPerAddress: number;
  readonly waitingPerConnection: number;
}

/** Out of the way of anything that an honest client does, or a class behind one address. */
export const usualLimits: Limits = { connectionsPerAddress: 2000, waitingPerConnection: 10 };

export interface ServerParts {
  readonly listener: RequestListener;
  /** How many milliseconds may pass without a byte in or out: longer than the longest answer takes. */
  readonly longestSilence: number;
  readonly limits: Limits;
  /** Answers what never becomes a request. */
  readonly refuse: (socket: Duplex, refusal: Refusal) => void;
}

const tooManyConnections = (limit: number): Refusal => ({
  kind: 'too-many-requests',
  detail: `Your address has ${limit} connections open, and this server allows no more. Close some.`,
  headers: { 'Retry-After': '1' },
});

/** An HTTP server that bounds what one client can take, and answers what is no request either. */
export const createWebServer = ({
  listener,
  longestSilence,
  limits,
  refuse,
}: ServerParts): Server => {
  const inTurn = oneAtATime(listener, limits.waitingPerConnection);
  const received: RequestListener = (request, response) => {
    if (request.socket.writableEnded) return;
    request.url = originForm(request.url ?? '/');
    inTurn(request, response);
  };
  const server = createServer({ ...times, requireHostHeader: false }, received);
  server.timeout = longestSilence;
  const connections = perAddress(limits.connectionsPerAddress);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (connections.enter(remoteAddress))
      socket.once('close', () => connections.leave(remoteAddress));
    else refuse(socket, tooManyConnections(limits.connectionsPerAddress));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, unreadable(error)),
  );
  server.on('connect', (_request, socket) => refuse(socket, connectRefused));
  server.on('checkExpectation', received);
  return server;
};
