import type { Server } from 'node:http';
import { once } from 'node:events';

const reasons = new Map<unknown, string>([
  ['EADDRINUSE', 'is taken: stop the program that uses it, or set PORT to another one.'],
  ['EACCES', 'is not allowed for this user: set PORT to one above 1023.'],
  ['EADDRNOTAVAIL', 'is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.'],
]);

export async function listen(
  server: Server,
  { HOST, PORT }: { HOST: string; PORT: number },
): Promise<string> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && reasons.get(error.code);
    if (!reason) throw error;
    throw new Error(`${HOST}:${PORT} ${reason}`, { cause: error });
  }
  return `http://${HOST}:${PORT}`;
}

/** Takes no more calls and finishes those in flight, but waits for nobody longer than this. */
export async function stop(server: Server, graceMs = 10_000): Promise<void> {
  // A connection falls idle when its answer is out; nobody else closes it before its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((closed) => server.close(closed));
  clearInterval(sweep);
  clearTimeout(hurry);
}
