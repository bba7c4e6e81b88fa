import type { RequestListener, Server } from 'node:http';
import { HttpProblem } from './http-problem.ts';
import type { Log } from './log.ts';
import { problemOf, refuse } from './unreadable-request.ts';

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

/** Whoever takes this for a proxy names the whole address; what counts is what follows the host. */
const toOriginForm = (url: string): string => {
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
};

/** The HTTP server around the app: it answers, and logs, also what is no request that the app could read. */
export const createApiServer = (app: RequestListener, log?: Log): Server => {
  const listener: RequestListener = (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith('/')) request.url = toOriginForm(url);
    app(request, response);
  };
  const server = createServer({ ...patience, requireHostHeader: false }, listener);
  /* A client may close its side behind its request; Node would close the other before the answer is out. */
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, problemOf(error), log),
  );
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    const detail = 'This is an API, not a proxy: it does not take CONNECT.';
    refuse(socket, new HttpProblem('method-not-allowed', detail, { headers: { Allow: '' } }), log);
  });
  server.on('checkExpectation', listener);
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
