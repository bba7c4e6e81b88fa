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

/**
 * Breaks an answer whose status and headers are set, and closes its connection. `send` writes head and body;
 * it is a parameter because the response may have another `write`.
 */
export const sendBroken = async (
  response: ServerResponse,
  fault: WireFault,
  body: Buffer,
  send: ServerResponse['write'] = response.write.bind(response),
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
  response.removeHeader('Transfer-Encoding');
  response.setHeader('Content-Length', lengthOf(fault, body));
  response.setHeader('Connection', 'close');
  send(fault === 'cut' ? body.subarray(0, body.length / 2) : body, () => socket?.destroySoon());
};
