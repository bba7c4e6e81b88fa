import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/**
 * A reverse proxy as nginx is one: it passes on whole requests and whole responses, unless a response says that it must
 * not wait, and adds the address of the client.
 */
export const startBuffering = async (to: string) => {
  const { hostname, port } = new URL(to);
  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const { 'transfer-encoding': _, 'x-forwarded-for': before, ...kept } = headers;
    const body = await buffer(incoming);
    const clients = [before ?? [], socket.remoteAddress].flat().join(', ');
    const passed = request({
      hostname,
      port,
      method,
      /* As it was sent: a URL would tidy it. */
      path: url,
      headers: { ...kept, 'content-length': body.length, 'x-forwarded-for': clients },
    });
    outgoing.on('close', () => passed.destroy());
    passed.on('error', () => outgoing.destroy());
    passed.on('response', async (reply) => {
      outgoing.writeHead(reply.statusCode!, reply.statusMessage, reply.rawHeaders);
      if (reply.headers['x-accel-buffering'] === 'no')
        return pipeline(reply, outgoing).catch(() => {});
      return outgoing.end(await buffer(reply));
    });
    passed.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};
