/** The bytes of a frame after its header. Returns undefined while the header is not complete. */
const lengthIn = (header: Buffer): number | undefined => {
  const short = header[1];
  if (short === undefined) return undefined;
  if (short < 126) return short;
  if (short === 126) return header.length < 4 ? undefined : header.readUInt16BE(2);
  return header.length < 10 ? undefined : Number(header.readBigUInt64BE(2));
};

/** Follows the bytes that a WebSocket server sends, to know when a frame of one's own can be sent between two. */
export const followFrames = () => {
  let header: Buffer = Buffer.alloc(0);
  let left = 0;
  return {
    read: (bytes: Buffer): void => {
      for (let at = 0; at < bytes.length;) {
        const skipped = Math.min(left, bytes.length - at);
        left -= skipped;
        at += skipped;
        if (left > 0 || at === bytes.length) return;
        header = Buffer.concat([header, bytes.subarray(at, at + 1)]);
        at += 1;
        const length = lengthIn(header);
        if (length === undefined) continue;
        left = length;
        header = Buffer.alloc(0);
      }
    },
    isBetween: (): boolean => left === 0 && header.length === 0,
  };
};

/** A close frame of a server. */
export const closeFrame = (code: number, reason: string): Buffer => {
  const text = Buffer.from(reason);
  const frame = Buffer.alloc(4 + text.length);
  frame.writeUInt8(0x88, 0);
  frame.writeUInt8(2 + text.length, 1);
  frame.writeUInt16BE(code, 2);
  text.copy(frame, 4);
  return frame;
};
