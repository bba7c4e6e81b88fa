import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endWith } from '@sparring/serving/refusal';
import type * as Ws from 'ws';
import { dropBytesAfterABadFrame, type Receiver } from '@sparring/api/http/send/after-a-bad-frame';

/** The types of ws do not know `closeTimeout` yet: the milliseconds in which a page has to answer a close frame. */
const limits = {
  /** Of a message, however many fragments it has. All numbers of a page take 4 kB. */
  maxPayload: 16 * 1024,
  closeTimeout: 1000,
};
/** More pages than a suite has open at once. */
const mostConnections = 100;
/** How long pages may keep their connections after they were asked what they have to say. */
const longestWaitMs = 500;

/** RFC 6455, 7.4.1. */
const closings = { onlyText: 1003, noNotes: 1008 } as const;

export interface Hearing {
  /** Resolves when all pages have closed their connections, which ends what they have sent; or soon after. */
  readonly over: () => Promise<void>;
}

interface Upgrading {
  shouldUpgradeCallback: (request: IncomingMessage) => boolean;
}

/** Only a page of the site itself has anything to say: any other page can open a WebSocket as well. */
const isOfOwnPage = ({ headers: { origin = '', host } }: IncomingMessage): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/** The library is loaded at the first connection, so that what no page talks to starts faster. */
const openSockets = async (): Promise<Ws.WebSocketServer> => {
  const ws = (await import('ws')) as typeof Ws & { readonly Receiver: Receiver };
  dropBytesAfterABadFrame(ws.Receiver);
  return new ws.WebSocketServer({ noServer: true, ...limits });
};

const refused = (status: string): string =>
  `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

const refusalOf = (request: IncomingMessage, connections: number): string | undefined => {
  if (!isOfOwnPage(request)) return refused('403 Forbidden');
  return connections >= mostConnections ? refused('503 Service Unavailable') : undefined;
};

/**
 * Takes what pages send over a WebSocket on this path; every other upgrade is up to the product. `hear` returns
 * false for what no page of the site sends; that closes the connection.
 */
export const hearOn = (server: Server, path: string, hear: (text: string) => boolean): Hearing => {
  let opening: Promise<Ws.WebSocketServer> | undefined;
  const upgrading = server as unknown as Upgrading;
  const { shouldUpgradeCallback: ofProduct } = upgrading;
  upgrading.shouldUpgradeCallback = (request) =>
    request.url === path || ofProduct.call(server, request);

  const listenTo = (socket: Ws.WebSocket): void => {
    /* ws has sent the reason, and would read on: what still comes is only thrown away. */
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) socket.close(closings.onlyText);
      else if (!hear(data.toString())) socket.close(closings.noNotes);
    });
  };

  server.on('upgrade', async (request, socket, head) => {
    if (request.url !== path) return;
    socket.on('error', () => socket.destroy());
    opening ??= openSockets();
    const sockets = await opening;
    if (socket.destroyed) return;
    const refusal = refusalOf(request, sockets.clients.size);
    if (refusal === undefined) sockets.handleUpgrade(request, socket, head, listenTo);
    else endWith(socket, refusal);
  });

  const over = async (): Promise<void> => {
    const cut = new AbortController();
    const limit = wait(longestWaitMs, undefined, { signal: cut.signal }).catch(() => {});
    const closed = Array.from(
      (await opening)?.clients ?? [],
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    await Promise.race([Promise.all(closed), limit]);
    cut.abort();
  };
  return { over };
};
