import { z } from 'zod';
import { must } from '../must.ts';
import { movement } from './movement.ts';

/** The most topics of a connection. */
export const mostTopics = 20;
/** The most connections of a workspace to one API. */
export const mostConnections = 100;

/** The characters of a text, so that a published one fits into a notification of PostgreSQL. */
const mostCharacters = 1000;
/** A close frame has room for this many bytes of a reason. */
const mostReasonBytes = 123;

const whole = (min: number, max: number, error = must(`be a whole number from ${min} to ${max}`)) =>
  z.int({ error }).min(min, { error }).max(max, { error });

const textRule = { error: must(`be a text of at most ${mostCharacters} characters`) };
const text = z.string(textRule).max(mostCharacters, textRule);

const topicRule = { error: must('be 1 to 40 characters of a-z, 0-9 and hyphen') };
const topic = z.string(topicRule).regex(/^[a-z0-9-]{1,40}$/, topicRule);

/** RFC 6455 lets an endpoint send these codes; browsers accept only 1000 and those from 3000. */
export const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) ||
  (code >= 3000 && code <= 4999);

const codeRule = { error: must('be 1000 to 1003, 1007 to 1014 or 3000 to 4999') };

const reasonRule = { error: must(`be a text of at most ${mostReasonBytes} bytes`) };
const reason = z
  .string(reasonRule)
  .refine((sent) => new TextEncoder().encode(sent).length <= mostReasonBytes, reasonRule);

const everyRule = { error: must('be a number from 0 to 5') };

const types = ['echo', 'subscribe', 'unsubscribe', 'publish', 'replay', 'close', 'drop'];
const unknownType = ({ code }: { readonly code?: string }) =>
  code === 'invalid_union' ? `must be ${types.join(', ')}` : undefined;

/** What a client can send. */
export const clientMessage = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('echo'), text }),
    z.strictObject({ type: z.literal('subscribe'), topic }),
    z.strictObject({ type: z.literal('unsubscribe'), topic }),
    z.strictObject({ type: z.literal('publish'), topic, text }),
    z
      .strictObject({
        type: z.literal('replay'),
        count: whole(1, 1000).default(10),
        after: whole(0, 1000).default(0).describe('The number of the last movement that you have.'),
        every: z
          .number(everyRule)
          .min(0, everyRule)
          .max(5, everyRule)
          .default(0)
          .describe('The seconds between two movements.'),
        seed: whole(0, 2 ** 32 - 1)
          .optional()
          .describe('The seed of the movements. Without it, the seed of the workspace.'),
      })
      .refine(({ count, after }) => after <= count, {
        path: ['after'],
        error: 'must be at most count',
      }),
    z.strictObject({
      type: z.literal('close'),
      code: z.int(codeRule).refine(isCloseCode, codeRule).default(1000),
      reason: reason.default(''),
    }),
    z.strictObject({ type: z.literal('drop') }),
  ],
  { error: unknownType },
);
export type ClientMessage = z.output<typeof clientMessage>;

/** What the API sends. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), workspace: z.string() }),
  z.object({ type: z.literal('echo'), text: z.string() }),
  z.object({ type: z.literal('subscribed'), topic: z.string() }),
  z.object({ type: z.literal('unsubscribed'), topic: z.string() }),
  z.object({ type: z.literal('published'), topic: z.string() }),
  z.object({ type: z.literal('message'), topic: z.string(), text: z.string() }),
  movement.extend({ type: z.literal('movement') }),
]);
export type ServerMessage = z.output<typeof serverMessage>;
