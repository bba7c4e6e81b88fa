import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** What RFC 6455 adds to the key of every handshake. */
const handshake = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const accepted = (key: string): string =>
  [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${createHash('sha1')
      .update(key + handshake)
      .digest('base64')}`,
    '\r\n',
  ].join('\r\n');

interface Frame {
  readonly isText: boolean;
  readonly text: string;
  readonly length: number;
}

/** The first frame of these bytes, when it is there whole. A page sends short ones, masked and in one piece. */
export const frameIn = (bytes: Buffer): Frame | undefined => {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return undefined;
  const size =
    short === 126
      ? bytes.readUInt16BE(2)
      : short === 127
        ? Number(bytes.readBigUInt64BE(2))
        : short;
  const length = start + 4 + size;
  if (bytes.length < length) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const content = bytes.subarray(start + 4, length).map((byte, at) => byte ^ mask[at % 4]!);
  return { isText: (bytes[0]! & 0x0f) === 1, text: Buffer.from(content).toString(), length };
};

const listenTo = (socket: Duplex, hear: (text: string) => void): void => {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more]);
    for (let frame = frameIn(bytes); frame; frame = frameIn(bytes)) {
      bytes = bytes.subarray(frame.length);
      if (frame.isText) hear(frame.text);
      else socket.end();
    }
  });
};

/** How long pages may keep their connections after they were asked what they have to say. */
const longestWaitMs = 500;

export interface Hearing {
  /** Resolves when all pages have closed their connections, which ends what they have sent; or soon after. */
  readonly over: () => Promise<void>;
}

interface Upgrading {
  shouldUpgradeCallback: (request: IncomingMessage) => boolean;
}

/** Takes what pages send over a WebSocket on this path; every other upgrade is up to the product. */
export const hearOn = (server: Server, path: string, hear: (text: string) => void): Hearing => {
  const closings = new Set<Promise<void>>();
  const upgrading = server as unknown as Upgrading;
  const { shouldUpgradeCallback: ofProduct } = upgrading;
  upgrading.shouldUpgradeCallback = (request) =>
    request.url === path || ofProduct.call(server, request);
  server.on('upgrade', ({ headers, url }, socket) => {
    if (url !== path) return;
    const closing = new Promise<void>((resolve) => {
      socket.once('close', () => {
        closings.delete(closing);
        resolve();
      });
    });
    closings.add(closing);
    socket.write(accepted(String(headers['sec-websocket-key'])));
    listenTo(socket, hear);
  });
  const over = async (): Promise<void> => {
    const cut = new AbortController();
    const limit = wait(longestWaitMs, undefined, { signal: cut.signal }).catch(() => {});
    await Promise.race([Promise.all(closings), limit]);
    cut.abort();
  };
  return { over };
};
