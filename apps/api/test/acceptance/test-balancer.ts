import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Passes each request to the next of several servers. */
export const startBalancer = async (origins: readonly string[]) => {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, headers, url } = incoming;
    const passed = request(origins[turn % origins.length] + url!, { method: method!, headers });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.statusMessage, answer.rawHeaders);
      pipeline(answer, outgoing, () => {});
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    pipeline(incoming, passed, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, close };
};
