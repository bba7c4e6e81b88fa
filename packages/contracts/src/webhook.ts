import { z } from 'zod';
import { must } from './must.ts';
import { numberParameter } from './number-parameter.ts';
import { line } from './text.ts';

/** The events of jobs, which a receiver can choose from. */
export const jobEvents = ['job.succeeded', 'job.failed', 'job.cancelled'] as const;
export type JobEvent = (typeof jobEvents)[number];

/** A ping goes to one receiver, whatever it has chosen. */
export type EventType = 'ping' | JobEvent;

/** The seconds between an attempt that was refused and the next one. After the last of them the API gives up. */
export const retryPauses = [10, 60, 600, 3600] as const;

/** The highest number of receivers in a workspace. */
export const mostReceivers = 10;

/** A workspace keeps its newest deliveries. */
export const deliveriesKept = 50;

/** The seconds that a receiver has for its answer. */
export const answerTime = 5;

/** The secret of the receiver that every workspace has. It is public, so it protects nothing. */
export const publishedSecret = 'whsec_c3BhcnJpbmctaW5ib3gtc2VjcmV0LTI0';

/** How old the timestamp of a stale ping is, in seconds. */
export const staleBy = 600;

const urlText = must('be an http or https address without a user name and a fragment');
const url = z
  .string({ error: urlText })
  .max(500, { error: urlText })
  .regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+(?:\/[!-"$-~]*)?$/, { error: urlText })
  .refine((text) => URL.canParse(text), { error: urlText });

const eventsText = must(`be a list of at least one of ${jobEvents.join(', ')}`);
const events = z
  .array(z.enum(jobEvents, { error: must(`be one of ${jobEvents.join(', ')}`) }), {
    error: eventsText,
  })
  .min(1, { error: eventsText })
  .max(jobEvents.length, { error: eventsText });

export const newReceiver = z
  .strictObject({
    url: url
      .nullable()
      .default(null)
      .meta({
        description:
          'The address that receives the events; `null`, or left out, is the inbox of the workspace. The server sends to another address only if its operator allows it.',
        examples: [null],
      }),
    events: events.describe('The events of jobs that the receiver gets.'),
  })
  .meta({ id: 'ReceiverRegistration' });

export const receiver = z
  .object({
    id: z.int().min(1).describe('The number of the receiver in the workspace.'),
    url: z.string().nullable().describe('`null` for the inbox of the workspace.'),
    events,
    secret: z
      .string()
      .describe('Signs the events of this receiver: `whsec_` and the key in base64.'),
    created_at: z.iso.datetime().describe('The time when the receiver was registered.'),
  })
  .meta({ id: 'WebhookReceiver' });
export type Receiver = z.infer<typeof receiver>;

export const receiverParams = z.object({
  id: numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the receiver. Every workspace has the receiver 1, which is its inbox.',
  ),
});

export const signatures = ['valid', 'forged', 'stale'] as const;
export type Signature = (typeof signatures)[number];

export const newPing = z
  .strictObject({
    text: line(200).describe('The text in the data of the event.'),
    signature: z
      .enum(signatures, { error: must(`be one of ${signatures.join(', ')}`) })
      .default('valid')
      .describe(
        `\`forged\` signs with another secret, \`stale\` with a timestamp of ${staleBy} seconds ago. A receiver must reject both.`,
      ),
  })
  .meta({ id: 'WebhookPing' });

export const deliveryStates = ['waiting', 'delivered', 'given-up'] as const;

const attempt = z
  .object({
    at: z.iso.datetime().describe('The time of the attempt.'),
    status: z
      .int()
      .nullable()
      .describe(`The status that the receiver sent; null if none came within ${answerTime} s.`),
  })
  .meta({ id: 'DeliveryAttempt' });

export const delivery = z
  .object({
    id: z.string().describe('The `webhook-id` of every attempt.'),
    event: z.enum(['ping', ...jobEvents]),
    state: z
      .enum(deliveryStates)
      .describe('`waiting`: another attempt follows. `given-up`: no attempt follows.'),
    attempts: z.array(attempt).describe('The attempts, the first one first.'),
    next_attempt_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof delivery>;
