import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { closings } from '@sparring/contracts/live/closings';
import { closeFrame, followFrames } from './frames.ts';

/** The answer of the API to a handshake: its connection, or a refusal. */
export type Handshake =
  | { readonly reply: IncomingMessage; readonly socket: Socket; readonly head: Buffer }
  | { readonly reply: IncomingMessage; readonly socket?: never };

interface HandshakeOptions {
  readonly origin: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const begin = ({ origin, path, headers, signal }: HandshakeOptions): ClientRequest => {
  const secure = origin.startsWith('https:');
  const { request } = process.getBuiltinModule(secure ? 'node:https' : 'node:http');
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  return request(new URL(path, origin), {
    agent: false,
    headers: { ...headers, ...upgrade },
    signal,
  });
};

/** Sends the handshake of a WebSocket to the API. */
export const askUpgrade = (options: HandshakeOptions): Promise<Handshake> =>
  new Promise((resolve, reject) => {
    const sent = begin(options);
    sent.once('error', reject);
    sent.once('upgrade', (reply, _socket, head) => {
      const { socket: connection } = reply;
      connection.setTimeout(0);
      resolve({ reply, socket: connection, head });
    });
    sent.once('response', (reply) => resolve({ reply }));
    sent.setTimeout(options.timeoutMs, () =>
      sent.destroy(Object.assign(new Error('The handshake timed out.'), { code: 'ETIMEDOUT' })),
    );
    sent.end();
  });

const headOf = ({ rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}\r\n`] : [],
  );
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`;
};

const { code, reason } = closings.stopping;

/** The milliseconds in which a client has to read the last bytes, and to answer a close frame. */
const longestEnd = 2000;

interface Sides {
  readonly client: Socket;
  /** What the client has sent after its handshake. */
  readonly head: Buffer;
  readonly api: Handshake & { readonly socket: Socket };
}

/** Sends what was written, and destroys the connection at the latest after a while. */
const endSoon = (socket: Socket): void => {
  const late = setTimeout(() => socket.destroy(), longestEnd);
  socket.once('close', () => clearTimeout(late));
  socket.destroySoon();
};

/**
 * Passes the bytes of a WebSocket in both directions, and returns what ends it because this server stops. A WebSocket
 * server in between would repair or refuse invalid frames before the API sees them.
 */
const connect = ({ client, head, api }: Sides): (() => void) => {
  const { read, isBetween } = followFrames();
  for (const [from, to] of [
    [client, api.socket],
    [api.socket, client],
  ] as const)
    from.once('error', () => to.destroy()).once('close', () => endSoon(to));
  client.write(headOf(api.reply));
  client.write(api.head);
  api.socket.write(head);
  read(api.head);
  api.socket.on('data', read).pipe(client);
  client.pipe(api.socket);
  return () => {
    api.socket.unpipe(client).destroy();
    /* In the middle of a frame, a close frame would be a part of it. */
    if (isBetween()) client.write(closeFrame(code, reason));
    endSoon(client);
  };
};

/** The open WebSockets. */
export const createTunnels = () => {
  const open = new Set<() => void>();
  let isStopped = false;
  return {
    open: (sides: Sides): void => {
      const stop = connect(sides);
      open.add(stop);
      sides.client.once('close', () => open.delete(stop));
      if (isStopped) stop();
    },
    /** Closes all with the code of a server that stops. */
    stop: (): void => {
      isStopped = true;
      for (const stop of open) stop();
    },
  };
};
