import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** An unused port, for a program that cannot choose one itself. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};
