import type { Writable } from 'node:stream';

type Read = (this: Writable, piece: Buffer, encoding: string, done: () => void) => void;

/** The class in ws that reads the frames of a connection. Its types lack it. */
export interface Receiver {
  readonly prototype: { readonly _write: Read };
}

/**
 * Makes it drop the bytes that wait behind a frame that it cannot accept.
 * Otherwise ws reads them as a frame and throws outside every handler.
 */
export const dropBytesAfterABadFrame = ({ prototype }: Receiver): void => {
  const { _write: read } = prototype;
  const readOrDrop: Read = function (piece, encoding, done) {
    if (this.errored) done();
    else read.call(this, piece, encoding, done);
  };
  Object.assign(prototype, { _write: readOrDrop });
};
