import type { z } from 'zod';
import { closings } from './closings.ts';
import type { clientMessage } from './socket-messages.ts';

/** An example of each message that a client can send, and what the API does with it. */
export const messageExamples: readonly {
  readonly message: z.input<typeof clientMessage>;
  readonly effect: string;
}[] = [
  { message: { type: 'echo', text: 'Hello' }, effect: 'sends the message back' },
  {
    message: { type: 'subscribe', topic: 'orders' },
    effect: 'sends you every text of this topic from now on',
  },
  {
    message: { type: 'publish', topic: 'orders', text: 'One more' },
    effect: 'sends the text to all subscribers in the workspace',
  },
  { message: { type: 'unsubscribe', topic: 'orders' }, effect: 'ends the subscription' },
  {
    message: { type: 'replay', count: 10, after: 0, every: 0.2 },
    effect: 'sends the movements of a stock after that number; the same seed gives the same ones',
  },
  {
    message: { type: 'close', code: 4001, reason: 'Enough' },
    effect: 'closes the connection with this code and reason',
  },
  { message: { type: 'drop' }, effect: 'ends the connection without a close frame' },
];

/** The codes with which a connection ends, and when. */
export const closeCodes: readonly { readonly code: number; readonly when: string }[] = [
  { code: 1000, when: 'The API was asked to close without another code.' },
  { code: closings.stopping.code, when: 'The server is stopping.' },
  { code: closings.binary.code, when: 'A message was binary.' },
  { code: 1006, when: 'There was no close frame: the connection broke, or a ping got no pong.' },
  { code: closings.notJson.code, when: 'A message was not JSON, or not UTF-8.' },
  { code: 1008, when: 'A message is unknown or has an invalid member, which the reason names.' },
  { code: closings.tooLarge.code, when: 'A message was too large.' },
  { code: closings.failed.code, when: 'An error in Sparring itself.' },
  {
    code: closings.unavailable.code,
    when: 'The database is unavailable, so texts could be missing.',
  },
  { code: closings.idle.code, when: 'No message arrived for as long as idle says.' },
];
