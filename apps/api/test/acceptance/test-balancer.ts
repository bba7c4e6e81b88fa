import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { Served } from './test-server.ts';

/** What other calls have changed is read here. An API writes its log some milliseconds after its answers. */
const readsTheLog = /\/desk\/|\/workspace/;

/** Passes each request to the next of several APIs. */
export const startBalancer = async (apis: readonly Served[]): Promise<Served> => {
  const settle = () => Promise.all(apis.map((api) => api.settle()));
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    turn += 1;
    const { method, headers, url } = incoming;
    const { url: origin } = apis[turn % apis.length]!;
    if (url!.startsWith('/desk/') || (method === 'GET' && readsTheLog.test(url!))) await settle();
    const passed = request(origin + url!, { method: method!, headers });
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
    await Promise.all(apis.map((api) => api.close()));
  };
  return { url: `http://127.0.0.1:${port}`, settle, close };
};
