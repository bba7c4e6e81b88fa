import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemKind } from '@sparring/contracts/problem';
import { constantHeaders } from './every-answer.ts';
import { HttpProblem } from './http-problem.ts';

/* Importing node:http as a module would load Node's fetch and WebSocket with it: a twentieth of the start. */
const { createServer } = process.getBuiltinModule('node:http');

const second = 1000;

/** How long a client may take. The answer itself may take longer: a simulated delay lasts ten seconds. */
const patience = {
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  /** Longer than the proxies in front keep theirs, so that no request meets a closing connection. */
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
};

const unreadable: Readonly<Record<string, readonly [ProblemKind, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The path and headers are over 16 kB. Send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request-timeout',
    'The request took longer than 30 seconds, or its headers longer than 10. Send it faster.',
  ],
};

const problemOf = ({ code = '', message }: NodeJS.ErrnoException): HttpProblem => {
  const [kind, detail] = unreadable[code] ?? [
    'malformed-request',
    `This is not HTTP as it can be read here: ${message}.`,
  ];
  return new HttpProblem(kind, detail);
};

/** An answer to what never became a request, so Express cannot give it. */
const rawAnswer = (problem: HttpProblem): string => {
  const body = JSON.stringify(problem.body('/'));
  const headers = [
    ...constantHeaders,
    ...Object.entries(problem.headers),
    ['Content-Type', 'application/problem+json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${problem.status} ${problem.body('').title}\r\n${lines}\r\n${body}`;
};

const refuse = (socket: Duplex, problem: HttpProblem): void => {
  if (socket.writable) socket.end(rawAnswer(problem));
  else socket.destroy();
};

/** The HTTP server around the app: it answers also what is no request that the app could read. */
export const createApiServer = (app: RequestListener): Server => {
  const server = createServer({ ...patience, requireHostHeader: false }, app);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, problemOf(error)),
  );
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    const detail = 'This is an API, not a proxy: it does not take CONNECT.';
    refuse(socket, new HttpProblem('method-not-allowed', detail, { headers: { Allow: '' } }));
  });
  server.on('checkExpectation', app);
  return server;
};

const sweepInterval = 100;

/** Takes no more connections and resolves when the open answers are out, or when the time is up. */
export const closeGracefully = (server: Server, limit: number): Promise<void> =>
  new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), sweepInterval);
    const tooLate = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(tooLate);
      resolve();
    });
  });
