import type { ServerResponse } from 'node:http';

/** The ways in which an answer can break on the connection. */
export const wireFaults = ['reset', 'empty', 'cut', 'longer', 'shorter'] as const;
export type WireFault = (typeof wireFaults)[number];

/** Content-Length is wrong by this number of bytes. */
const wrongBy = 10;

/** Resolves when the request was read. A connection that is closed with unread bytes is reset. */
const untilRead = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const { req: request } = response;
    if (request.complete || request.destroyed) return resolve();
    request.once('end', resolve).once('close', resolve).resume();
  });

const lengthOf = (fault: WireFault, { length }: Buffer): number => {
  if (fault === 'longer') return length + wrongBy;
  return fault === 'shorter' ? Math.max(0, length - wrongBy) : length;
};

/** The bytes of a body that a client receives in spite of the fault. */
export const bytesWith = (fault: WireFault, body: Buffer): Buffer => {
  if (fault === 'reset' || fault === 'empty') return Buffer.alloc(0);
  return fault === 'cut' ? body.subarray(0, body.length / 2) : body;
};

/** Breaks an answer, and closes its connection. `head` writes the head with these headers. */
export const sendBroken = async (
  response: ServerResponse,
  fault: WireFault,
  body: Buffer,
  head: (headers: Readonly<Record<'Content-Length' | 'Connection', string>>) => void,
): Promise<void> => {
  const { socket } = response;
  if (fault === 'reset') {
    socket?.resetAndDestroy();
    return;
  }
  await untilRead(response);
  if (fault === 'empty') {
    socket?.destroySoon();
    return;
  }
  head({ 'Content-Length': String(lengthOf(fault, body)), Connection: 'close' });
  response.write(bytesWith(fault, body), () => socket?.destroySoon());
};
