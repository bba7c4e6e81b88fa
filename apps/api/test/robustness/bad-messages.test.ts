import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../acceptance/test-socket.ts';
import { systemClock } from '../../src/request/clock.ts';
import { engines, useDatabases } from '../support/engines.ts';
import { startedApi } from '../support/fault-client.ts';
import {
  closeCodeIn,
  framesIn,
  frameOf,
  handshakeOf,
  opcodes,
  type Frame,
} from '../support/frames.ts';
import { testStore } from '../support/app.ts';
import { badFrame, goodFrames } from './test-bad-messages.ts';

const newDatabase = useDatabases();
const target = '/w/mine/v1/practice/labs/socket';

/** The timeout of the end of a connection, which is shorter than that of one without a message. */
const timeout = 8000;

/** Pieces that begin at these places, and one at the start. */
const piecesOf = (bytes: Buffer, cuts: readonly number[]): readonly Buffer[] => {
  const places = [
    0,
    ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other),
  ];
  return places.map((from, at) => bytes.subarray(from, places[at + 1]));
};

const nextTurn = (): Promise<unknown> => new Promise(setImmediate);

/** Until the API has answered something, and then until it has read the last piece. */
const afterAnswer = async (socket: Socket): Promise<void> => {
  await once(socket, 'data');
  await nextTurn();
  await nextTurn();
};

/** Sends a handshake and frames in pieces, with a pause after each, and receives frames until one closes. */
const received = async (
  port: number,
  pieces: readonly Buffer[],
  pause: (socket: Socket) => Promise<unknown> = nextTurn,
): Promise<readonly Frame[]> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let frames: readonly Frame[] = [];
  let all = Buffer.alloc(0);
  socket
    .on('error', () => {})
    .on('data', (piece: Buffer) => {
      all = Buffer.concat([all, piece]);
      frames = framesIn(all.subarray(all.indexOf('\r\n\r\n') + 4));
      if (closeCodeIn(frames) !== undefined) socket.destroy();
    });
  socket.setTimeout(timeout, () => socket.destroy());
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    socket.write(piece);
    await pause(socket);
  }
  await closed;
  return frames;
};

const conversation = record({
  good: array(goodFrames, { maxLength: 5 }),
  bad: badFrame,
  after: oneof(constantFrom(Buffer.alloc(0), frameOf('{"type":"echo","text":"late"}')), goodFrames),
  cuts: array(nat(), { maxLength: 4 }),
});

test.each(engines)(
  'a message that cannot be accepted closes its own connection with the code that says why, on %s',
  async (engine) => {
    const store = await testStore({ database: await newDatabase(engine), clock: systemClock });
    onTestFinished(() => store.close());
    const { port, origin } = await startedApi({ store, clock: systemClock });
    const other = await open(origin + target);
    const property = asyncProperty(conversation, async ({ good, bad, after, cuts }) => {
      const bytes = Buffer.concat([handshakeOf(target), ...good, bad.bytes, after]);
      const frames = await received(port, piecesOf(bytes, cuts));
      expect(closeCodeIn(frames)).toBe(bad.code);
      expect(frames[0]!.content.toString()).toContain('welcome');
    });
    await assert(property, { numRuns: 150, endOnFailure: true });
    const echo = { type: 'echo', text: 'still here' };
    expect(await other.ask(echo)).toEqual(echo);
  },
);

test('bytes that wait behind a frame that cannot be accepted are not read', async () => {
  const store = await testStore({ clock: systemClock });
  onTestFinished(() => store.close());
  const uncaught: unknown[] = [];
  const keep = (error: unknown) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', keep);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', keep));
  const { port } = await startedApi({ store, clock: systemClock });
  // The API handles one of these in a turn of the event loop: what comes behind them waits, piece by piece.
  const before = Buffer.concat(Array(1000).fill(frameOf('', { opcode: opcodes.ping })));
  const bad = frameOf(Buffer.from([0xc3, 0x28]));
  const pieces = [handshakeOf(target), before, bad, frameOf('late')];
  const frames = await received(port, pieces, afterAnswer);
  expect(closeCodeIn(frames)).toBe(1007);
  expect(uncaught).toEqual([]);
});
