import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems choose ports from 32768 on for connections, and for servers that name none: they never take one of these. */
const [lowest, highest] = [20_000, 32_767];

/** An unused port, for a program that cannot choose one itself. `chance` returns numbers from 0 to below 1. */
export const freePort = async (chance: () => number = Math.random): Promise<number> => {
  const port = lowest + Math.floor(chance() * (highest - lowest + 1));
  return (await isFree(port)) ? port : freePort(chance);
};

/** Whether no program has this port of an address. */
export const isFree = async (port: number, host = '127.0.0.1'): Promise<boolean> => {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((closed) => server.close(closed));
  return true;
};
