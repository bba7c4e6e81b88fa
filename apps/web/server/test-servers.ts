import assert from 'node:assert';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';

const running: { close: () => unknown }[] = [];

/** Closes these after the test. */
export const untilTheEnd = (...closeable: { close: () => unknown }[]): void =>
  void running.push(...closeable);

afterEach(async () => {
  await Promise.all(running.splice(0).map((it) => it.close()));
});

export const listening = async (
  listener: RequestListener,
): Promise<{ server: Server; url: string; port: number }> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  untilTheEnd({ close: () => server.closeAllConnections() }, server);
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address);
  return { server, url: `http://127.0.0.1:${address.port}`, port: address.port };
};

export const stopListening = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
};

/** Answers with the request as JSON. */
export const echo: RequestListener = (request, response) => {
  void text(request).then((body) =>
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
    ),
  );
};
