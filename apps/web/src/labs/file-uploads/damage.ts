const [x, y] = [0x78, 0x79];

/** Above ASCII, the last byte of a character of UTF-8 may be any other of these. */
const other = (byte: number): number => {
  if (byte >= 0x80) return byte ^ 1;
  return byte === x ? y : x;
};

/** As many bytes, of which the last one is another. A text stays a text. */
export const damaged = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.with(bytes.length - 1, other(bytes.at(-1) ?? 0));
