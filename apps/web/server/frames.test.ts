import { expect, test } from 'vitest';
import { closeFrame, followFrames } from './frames.ts';

/** A text frame of a server, with the header that its length needs. */
const frameOf = (length: number): Buffer => {
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  header[0] = 0x81;
  if (length < 126) header[1] = length;
  else if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, Buffer.alloc(length, 'x')]);
};

test.each([0, 1, 125, 126, 65_535, 65_536])(
  'knows where a frame of %i bytes ends, in pieces of any size',
  (length) => {
    const frame = frameOf(length);
    for (const size of [1, 3, frame.length]) {
      const { read, isBetween } = followFrames();
      for (let at = 0; at < frame.length; at += size) {
        expect(isBetween()).toBe(at === 0);
        read(frame.subarray(at, at + size));
      }
      expect(isBetween()).toBe(true);
    }
  },
);

test('knows where the last of several frames ends', () => {
  const { read, isBetween } = followFrames();
  read(Buffer.concat([frameOf(3), closeFrame(1001, 'Bye'), frameOf(200).subarray(0, 100)]));
  expect(isBetween()).toBe(false);
  read(frameOf(200).subarray(100));
  expect(isBetween()).toBe(true);
});
