import { connect, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Returns random numbers from 0 up to the bound, the same sequence for the same seed. */
export type Draw = (bound: number) => number;

/** mulberry32: small, and random enough to choose the moments. */
export const drawing = (seed: number): Draw => {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
};

/** The ways in which a client can disconnect. */
const leavings: readonly ((socket: Socket) => unknown)[] = [
  (socket) => socket.destroy(),
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end(),
];

/** Resolves at the first of these events. A connection error is expected. */
const first = (socket: Socket, ...names: string[]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const name of names) socket.off(name, done);
      resolve();
    };
    for (const name of names) socket.on(name, done);
  });

/** An answer without new bytes for this time has ended. */
const pause = 20;

/** Resolves when this number of bytes has arrived, or when no more will. */
const received = async (socket: Socket, bytes: number): Promise<void> => {
  let left = bytes;
  for (let waited = false; left > 0 && !waited;) {
    const chunk = socket.read() as Buffer | null;
    if (chunk) left -= chunk.length;
    else
      waited = await Promise.race([
        first(socket, 'readable', 'end', 'close').then(() => !socket.readable),
        setTimeout(pause, true),
      ]);
  }
};

const someTurns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
};

/** The moments at which a client can disconnect. Each sends its part of the request and resolves at the moment. */
const moments: readonly ((socket: Socket, request: Buffer, draw: Draw) => Promise<unknown>)[] = [
  /* Before the head or the body is complete. */
  async (socket, request, draw) => socket.write(request.subarray(0, draw(request.length))),
  /* While the API processes the request. */
  async (socket, request, draw) => {
    socket.write(request);
    await someTurns(draw(8));
  },
  /* In the head of the answer, or just after it. */
  async (socket, request, draw) => {
    socket.write(request);
    await received(socket, 1 + draw(1500));
  },
  /* In a long body of the answer. */
  async (socket, request, draw) => {
    socket.write(request);
    await received(socket, 1000 + draw(200_000));
  },
  /* After a half-close. */
  async (socket, request, draw) => {
    await new Promise<void>((closed) => void socket.end(request, closed));
    await received(socket, draw(3) * 1000);
  },
  /* Without reading any of several answers. */
  async (socket, request, draw) => {
    for (let count = draw(8); count >= 0; count -= 1) socket.write(request);
    await someTurns(draw(30));
  },
];

/** Longer than any server lets a client wait after a half-close. */
const timeout = 20_000;

const abortOnce = async (port: number, request: Buffer, draw: Draw): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  socket.on('error', () => {});
  const closed = first(socket, 'close');
  await first(socket, 'connect', 'close');
  await moments[draw(moments.length)]!(socket, request, draw);
  leavings[draw(leavings.length)]!(socket);
  socket.removeAllListeners('readable').on('end', () => socket.end());
  socket.resume();
  socket.setTimeout(timeout, () => socket.resetAndDestroy());
  await closed;
};

export interface Aborts {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly times: number;
  readonly draw: Draw;
}

/** Sends each request in turn, `times` in total, and disconnects at a random moment in a random way. */
export const abortAgainAndAgain = async ({ port, requests, times, draw }: Aborts) => {
  const left = Array.from({ length: times }, (_, nth) => requests[nth % requests.length]!).values();
  const client = async () => {
    for (const request of left) await abortOnce(port, request, draw);
  };
  await Promise.all(Array.from({ length: 24 }, client));
};
