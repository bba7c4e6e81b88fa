import type { Server } from 'node:http';

const sweepInterval = 100;

/** Takes no more connections and resolves when the open answers are out, or when the time is up. */
export const closeGracefully = (server: Server, limit: number): Promise<void> =>
  new Promise((resolve) => {
    /* A connection becomes idle when its answer is out; nothing else closes it before its keep-alive ends. */
    const idle = setInterval(() => server.closeIdleConnections(), sweepInterval);
    const tooLate = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(tooLate);
      resolve();
    });
  });
