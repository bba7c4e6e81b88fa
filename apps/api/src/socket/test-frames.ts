/** The handshake of a WebSocket as bytes. */
export const handshakeOf = (target: string): Buffer =>
  Buffer.from(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9 } as const;

interface FrameKind {
  readonly opcode?: number;
  /** Whether the message ends with this frame. */
  readonly isLast?: boolean;
}

/** The length in one byte, or in two after the byte 126. */
const lengthOf = (bytes: number): Buffer => {
  const isShort = bytes < 126;
  const length = Buffer.alloc(isShort ? 1 : 3, 0x80 | 126);
  if (isShort) length.writeUInt8(0x80 | bytes);
  else length.writeUInt16BE(bytes, 1);
  return length;
};

/** A frame of a client, of at most 65535 bytes. Its mask is four zeros, which changes nothing. */
export const frameOf = (
  content: Buffer | string,
  { opcode = opcodes.text, isLast = true }: FrameKind = {},
): Buffer => {
  const payload = Buffer.from(content as string);
  const first = Buffer.from([(isLast ? 0x80 : 0) | opcode]);
  return Buffer.concat([first, lengthOf(payload.length), Buffer.alloc(4), payload]);
};

/** Messages as frames, one after the other. */
export const framesOf = (...messages: readonly object[]): Buffer =>
  Buffer.concat(messages.map((message) => frameOf(JSON.stringify(message))));
