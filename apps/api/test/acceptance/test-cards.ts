import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The key of the stand-in for the grader. */
export const graderKey = 'a key of the grader';

interface Shown {
  readonly ended?: string;
}

/** A stand-in for the grader's table of cards: a card that is sent with POST is in it from then on. */
export const serveCards = async () => {
  const cards: Shown[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        cards.push(JSON.parse(await text(request)) as Shown);
        response.writeHead(204).end();
        return;
      }
      const isKnown = request.headers.authorization === `Bearer ${graderKey}`;
      const since = new URL(request.url!, 'http://grader.test').searchParams.get('since') ?? '';
      const shown = cards.filter(({ ended }) => ended === undefined || ended >= since);
      response.writeHead(isKnown ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(shown));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, close };
};
