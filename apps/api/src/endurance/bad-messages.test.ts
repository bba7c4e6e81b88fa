import { once } from 'node:events';
import { connect } from 'node:net';
import { array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../../over-http/test-socket.ts';
import { systemClock } from '../clock.ts';
import { engines, useDatabases } from '../database/test-engines.ts';
import { startedApi } from '../faults/test-client.ts';
import { closeCodeIn, framesIn, frameOf, handshakeOf, type Frame } from '../socket/test-frames.ts';
import { testStore } from '../test-app.ts';
import { badFrame, goodFrames } from './test-bad-messages.ts';

const newDatabase = useDatabases();
const target = '/w/mine/v1/practice/labs/socket';

/** The timeout of the end of a connection, which is shorter than that of one without a message. */
const timeout = 8000;

/** Sends a handshake and bytes, in pieces that begin at these places, and receives frames until one closes. */
const received = async (
  port: number,
  bytes: Buffer,
  cuts: readonly number[],
): Promise<readonly Frame[]> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const places = [
    0,
    ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other),
  ];
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
  socket.write(handshakeOf(target));
  for (const [at, from] of places.entries()) {
    socket.write(bytes.subarray(from, places[at + 1]));
    await new Promise(setImmediate);
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
      const bytes = Buffer.concat([...good, bad.bytes, after]);
      const frames = await received(port, bytes, cuts);
      expect(closeCodeIn(frames)).toBe(bad.code);
      expect(frames[0]!.content.toString()).toContain('welcome');
    });
    await assert(property, { numRuns: 150, endOnFailure: true });
    const echo = { type: 'echo', text: 'still here' };
    expect(await other.ask(echo)).toEqual(echo);
  },
);
