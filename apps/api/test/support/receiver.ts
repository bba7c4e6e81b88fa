import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives webhooks and answers each as `answer` says. `until` waits for a number of them. */
export const openReceiver = async (answer: RequestListener) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const body = await text(request);
    received.push({ method, path, headers, body });
    answer(request, response);
    server.emit('received');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const until = async (number: number) => {
    while (received.length < number) await once(server, 'received');
    return received;
  };
  return { origin: `http://127.0.0.1:${port}`, received, until };
};
