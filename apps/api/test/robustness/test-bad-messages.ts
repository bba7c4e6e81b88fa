import { constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { mostMessageBytes } from '@sparring/contracts/live/closings';
import { frameOf, opcodes } from '../support/frames.ts';

const { continuation, binary, close, ping } = opcodes;

const json = (message: object): string => JSON.stringify(message);
const echo = json({ type: 'echo', text: 'Grüße 👋' });

/** A message in two frames, cut also within a character, with a ping between them. */
const fragmented = (at: number): Buffer => {
  const bytes = Buffer.from(echo);
  const end = 1 + (at % (bytes.length - 1));
  return Buffer.concat([
    frameOf(bytes.subarray(0, end), { isLast: false }),
    frameOf('between', { opcode: ping }),
    frameOf(bytes.subarray(end), { opcode: continuation }),
  ]);
};

/** Frames after which the connection goes on. */
export const goodFrames: Arbitrary<Buffer> = oneof(
  nat().map(fragmented),
  constantFrom(
    frameOf(echo),
    frameOf(json({ type: 'subscribe', topic: 'orders' })),
    frameOf(json({ type: 'unsubscribe', topic: 'never' })),
    frameOf(json({ type: 'publish', topic: 'orders', text: '\u0000'.repeat(1000) })),
    frameOf(json({ type: 'replay', count: 1000, every: 5 })),
    frameOf(Buffer.alloc(125), { opcode: ping }),
  ),
);

/** The close codes of a frame, by RFC 6455 and by the documentation of the WebSocket. */
const bad: Readonly<Record<number, readonly Buffer[]>> = {
  1002: [
    frameOf('', { opcode: 3 }),
    frameOf('', { opcode: 0x4f }),
    frameOf('', { opcode: continuation }),
    frameOf('', { opcode: ping, isLast: false }),
    frameOf(Buffer.alloc(126), { opcode: ping }),
    frameOf(Buffer.from([3]), { opcode: close }),
    frameOf(Buffer.from([0x03, 0xed]), { opcode: close }),
    Buffer.concat([frameOf('{', { isLast: false }), frameOf(echo)]),
    Buffer.from([0x81, 0x00]),
  ],
  1003: [frameOf(echo, { opcode: binary }), frameOf('', { opcode: binary })],
  1007: [
    frameOf(Buffer.from([0xc3, 0x28])),
    frameOf(Buffer.from([0x03, 0xe8, 0xff]), { opcode: close }),
    ...['', '{', '{"type": "echo",}', 'undefined', '\u0000', '\uFEFF{}', "{'type': 'drop'}"].map(
      (text) => frameOf(text),
    ),
  ],
  1008: [
    ...['null', '7', '"echo"', '[]', '{}', '{"type": "__proto__"}', '{"type": 1}'].map((text) =>
      frameOf(text),
    ),
    ...[
      { type: 'echo' },
      { type: 'echo', text: 'x'.repeat(1001) },
      { type: 'echo', text: 'x', more: 1 },
      { type: 'subscribe', topic: '' },
      { type: 'subscribe', topic: 'Orders' },
      { type: 'publish', topic: '../x', text: 'x' },
      { type: 'replay', count: 1001 },
      { type: 'replay', count: 1, after: 2 },
      { type: 'replay', every: '1' },
      { type: 'close', code: 1006 },
      { type: 'close', reason: 'ä'.repeat(62) },
    ].map((message) => frameOf(json(message))),
    frameOf('['.repeat(8000) + ']'.repeat(8000)),
  ],
  1009: [
    frameOf('x'.repeat(mostMessageBytes + 1)),
    Buffer.concat([
      frameOf('x'.repeat(mostMessageBytes), { isLast: false }),
      frameOf('x', { opcode: continuation }),
    ]),
    Buffer.from([0x81, 0xff, 0x3f, ...Array<number>(11).fill(0xff)]),
  ],
};

/** A frame after which the connection is closed, and the code that says why. */
export const badFrame = oneof(
  ...Object.entries(bad).map(([code, frames]) =>
    record({ code: constant(Number(code)), bytes: constantFrom(...frames) }),
  ),
);
