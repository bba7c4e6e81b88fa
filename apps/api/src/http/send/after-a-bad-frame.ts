import type { Writable } from 'node:stream';

type Read = (this: Writable, piece: Buffer, encoding: string, done: () => void) => void;

/** The class in ws that reads the frames of a connection. Its types lack it. */
export interface Receiver {
  readonly prototype: { readonly _write: Read };
}

/**
 * Makes it drop the bytes that wait behind a frame that it cannot accept.
 * Otherwise ws (8.22.2, 8.23.0) reads them as a frame and throws outside every handler, and after ten such errors the
 * API ends. It goes when the test of what waits behind a bad frame is green without it.
 */
export const dropBytesAfterABadFrame = ({ prototype }: Receiver): void => {
  const { _write: read } = prototype;
  const readOrDrop: Read = function (piece, encoding, done) {
    if (this.errored) done();
    else read.call(this, piece, encoding, done);
  };
  Object.assign(prototype, { _write: readOrDrop });
};
