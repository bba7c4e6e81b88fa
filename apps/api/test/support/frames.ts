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

export interface Frame {
  readonly opcode: number;
  readonly content: Buffer;
}

/** The whole frames that a server has sent, of at most 65535 bytes each. */
export const framesIn = (bytes: Buffer): readonly Frame[] => {
  if (bytes.length < 2) return [];
  const isLong = bytes[1] === 126;
  const start = isLong ? 4 : 2;
  const end = start + (isLong ? bytes.readUInt16BE(2) : bytes[1]!);
  if (end > bytes.length) return [];
  const frame = { opcode: bytes[0]! & 0x0f, content: bytes.subarray(start, end) };
  return [frame, ...framesIn(bytes.subarray(end))];
};

/** The code in the close frame; undefined without one. */
export const closeCodeIn = (frames: readonly Frame[]): number | undefined =>
  frames.find(({ opcode }) => opcode === opcodes.close)?.content.readUInt16BE(0);
