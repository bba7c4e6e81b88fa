import type { Server } from 'node:http';

const checkInterval = 100;

/** Accepts no more connections. Resolves when all open requests are answered, or after `limit` milliseconds. */
export const closeGracefully = (server: Server, limit: number): Promise<void> =>
  new Promise((resolve) => {
    /* A connection becomes idle after its answer. Without this it stays open until its keep-alive ends. */
    const idle = setInterval(() => server.closeIdleConnections(), checkInterval);
    const tooLate = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(tooLate);
      resolve();
    });
  });
