import type { ServerResponse } from 'node:http';
import type * as Ws from 'ws';
import type { WebSocketServer } from 'ws';
import { closings, mostMessageBytes } from '@sparring/contracts/live/closings';
import { HttpProblem } from '../../problem/refusal.ts';
import type { Answer, Talk } from '../../request/answer.ts';
import type { RequestContext } from '../../request/context.ts';
import { contextOf } from '../read/request-context.ts';
import { dropBytesAfterABadFrame, type Receiver } from './after-a-bad-frame.ts';
import { linesOf, requestHeaders } from './head.ts';

const version = '13';

/** The refusal of a request that is no handshake. RFC 9110 requires Upgrade and Connection. */
const upgradeRequired = (detail: string): HttpProblem =>
  new HttpProblem('upgrade-required', detail, {
    headers: {
      Connection: 'Upgrade, close',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': version,
    },
  });

/** Throws 426 if the request does not ask for a WebSocket. */
export const requireUpgrade = ({ request, upgrade }: RequestContext): void => {
  if (!upgrade)
    throw upgradeRequired(
      'This path is a WebSocket. Connect with a WebSocket client, or with the headers of its handshake.',
    );
  const { 'sec-websocket-version': sent = 'none' } = request.headers;
  if (sent !== version)
    throw upgradeRequired(`Sec-WebSocket-Version: ${sent} is not supported. Send ${version}.`);
};

/** The types of ws do not know it yet: the milliseconds in which a client has to answer a close frame. */
const limits = { maxPayload: mostMessageBytes, closeTimeout: 2000 };

/** Loaded at the first handshake, because most processes never open a WebSocket. */
const openServer = async (): Promise<WebSocketServer> => {
  const ws = (await import('ws')) as typeof Ws & { Receiver: Receiver };
  const { WebSocket: Socket, WebSocketServer: Server } = ws;
  dropBytesAfterABadFrame(ws.Receiver);
  /** ws closes after a frame that it cannot accept, but gives no reason. */
  class ExplainedSocket extends Socket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(
        code,
        reason ?? (code === closings.tooLarge.code ? closings.tooLarge.reason : undefined),
      );
    }
  }
  return new Server({
    noServer: true,
    clientTracking: false,
    ...limits,
    /* Each connection handles one message in a turn of the event loop, so that none holds up the others. */
    allowSynchronousEvents: false,
    WebSocket: ExplainedSocket,
  });
};

let opened: Promise<WebSocketServer> | undefined;

const refused = ({ message }: Error): never => {
  throw new HttpProblem('invalid-input', `The handshake is not valid: ${message}.`);
};

/**
 * Answers the handshake, and hands the WebSocket over. `ws` and not Socket.IO, which has a protocol of its own, or
 * uWebSockets, which has a server of its own. An invalid handshake is refused with 400.
 */
export const openSocket = async (
  response: ServerResponse,
  { headers }: Answer,
  talk: Talk,
): Promise<void> => {
  const context = contextOf(response);
  const { request, upgrade } = context;
  const { head, take } = upgrade!;
  const server = await (opened ??= openServer());
  if (response.closed) return;
  /* ws emits it just before it sends the head. */
  const accepted = (lines: string[]) => {
    const own = Object.entries(headers).flat();
    for (const { name, value } of linesOf([...requestHeaders(context), ...own]))
      lines.push(`${name}: ${value}`);
    context.trace.isUpgraded = true;
    take();
  };
  server.once('headers', accepted).once('wsClientError', refused);
  try {
    server.handleUpgrade(request, request.socket, head, talk);
  } finally {
    server.off('headers', accepted).off('wsClientError', refused);
  }
};
