import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { worstRequests } from './test-worst-bodies.ts';

interface Target {
  readonly port: number;
  /** Aborts when the attack is over. */
  readonly signal: AbortSignal;
}

const opened = async ({ port, signal }: Target): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const end = () => socket.resetAndDestroy();
  signal.addEventListener('abort', end);
  socket.once('close', () => signal.removeEventListener('abort', end));
  return socket;
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => {});

/** Several clients that each repeat the same action with a pause. */
const crowd = async (
  size: number,
  target: Target,
  act: (socket: Socket, nth: number) => unknown,
  milliseconds: number,
): Promise<void> => {
  const client = async (nth: number) => {
    while (!target.signal.aborted) {
      const socket = await opened(target);
      await act(socket, nth);
      await pause(milliseconds, target.signal);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: size }, (_, nth) => client(nth)));
};

const base = '/v1/practice';
const large = [
  '/docs',
  '/openapi.json',
  '/postman.json',
  '/files/example.pdf',
  `${base}/books?limit=100`,
];

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

const post = (headers: string): string =>
  `POST ${base}/books HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n`;

const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
const ranges = Array.from({ length: 3000 }, (_, nth) => `${nth}-`)
  .join(',')
  .slice(0, 14_000);

const worst = worstRequests();

const long = 60_000;

/** Sends a request byte by byte and never completes it. */
const trickle = async (socket: Socket, text: string, { signal }: Target): Promise<void> => {
  for (const byte of text) {
    if (signal.aborted) return;
    socket.write(byte);
    await pause(200, signal);
  }
};

/** The attacks. Each runs until its signal aborts and reads answers slowly or not at all. */
export const attacks = {
  'asks on and on and reads nothing': (target: Target) =>
    crowd(
      50,
      target,
      (socket, nth) => socket.pause().write(get(large[nth % large.length]!).repeat(500)),
      long,
    ),
  'reads large answers slowly': (target: Target) =>
    crowd(50, target, (socket, nth) => socket.pause().write(get(large[nth % large.length]!)), long),
  'sends bodies that unpack to 20 MB': (target: Target) =>
    crowd(
      5,
      target,
      (socket) => {
        socket.write(post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n`));
        socket.resume().write(bomb);
      },
      200,
    ),
  'asks for thousands of ranges': (target: Target) =>
    crowd(
      10,
      target,
      (socket) => socket.resume().write(get('/files/example.pdf', `Range: bytes=${ranges}\r\n`)),
      200,
    ),
  'sends the worst bodies': (target: Target) =>
    crowd(40, target, (socket, nth) => socket.resume().write(worst[nth % worst.length]!), 500),
  'sends the worst bodies and reads nothing': (target: Target) =>
    crowd(
      40,
      target,
      (socket, nth) => {
        for (let count = 0; count < 5; count += 1) socket.write(worst[nth % worst.length]!);
        socket.pause();
      },
      long,
    ),
  'trickles heads': (target: Target) =>
    crowd(200, target, (socket) => trickle(socket, get('/'), target), 200),
  'trickles bodies': (target: Target) =>
    crowd(
      200,
      target,
      (socket) => {
        socket.write(post('Content-Length: 5000\r\n'));
        return trickle(socket, ' '.repeat(5000), target);
      },
      200,
    ),
  'asks for upgrades and tunnels': (target: Target) =>
    crowd(
      20,
      target,
      (socket, nth) => {
        const connecting = 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n';
        const upgrade = get('/items', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
        socket.write(nth % 2 === 0 ? connecting : upgrade);
      },
      100,
    ),
};

export type AttackName = keyof typeof attacks;
