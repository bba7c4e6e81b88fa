import { z } from 'zod';
import { whole } from './fault-outcome.ts';
import { numberParameter } from './number-parameter.ts';

/** The inbox keeps the newest messages. */
export const messagesKept = 50;

const headers = z
  .record(z.string(), z.string())
  .describe(
    '`webhook-id` is the same for every attempt to deliver an event, `webhook-timestamp` the seconds since 1970 at the attempt. `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, with dots between them.',
  );

/** The headers of a delivery. */
export interface WebhookHeaders extends Record<string, string> {
  readonly 'content-type': string;
  readonly 'user-agent': string;
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

export const message = z
  .object({
    id: z.int().min(1).describe('The number of the message in the inbox.'),
    received_at: z.iso.datetime(),
    answered: z.int().describe('The status that the inbox sent.'),
    headers,
    body: z.string().describe('The body as it was sent. Verify it before you parse it.'),
  })
  .meta({ id: 'InboxMessage' });
export type Message = z.infer<typeof message>;

export const messageParams = z.object({
  id: numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the message. Every inbox begins with the message 1, an example.',
  ),
});

/** How the inbox refuses. */
export const inboxRefusal = z
  .strictObject({
    times: whole(0, 100).describe('How many of the next deliveries are refused; 0 ends it.'),
    status: whole(300, 599).default(503).describe('The status of the refusal.'),
    keep: z
      .boolean({ error: 'must be true or false' })
      .default(false)
      .describe(
        'Whether the inbox keeps a refused message anyway, as if the response had been lost: the next attempt then delivers it a second time.',
      ),
  })
  .meta({ id: 'InboxRefusal' });
export type InboxRefusal = z.output<typeof inboxRefusal>;

/** The first message of every inbox: a ping to the receiver 1. */
export const exampleMessage: Message & { readonly headers: WebhookHeaders } = {
  id: 1,
  received_at: '2025-01-01T09:00:00.000Z',
  answered: 200,
  headers: {
    'content-type': 'application/json',
    'user-agent': 'Sparring-Webhooks',
    'webhook-id': 'msg_example',
    'webhook-timestamp': '1735722000',
    'webhook-signature': 'v1,9cZfD6+VFsddSyqmycqfQzeimpTkD7AiujgYcC4nVes=',
  },
  body: '{"type":"ping","timestamp":"2025-01-01T09:00:00.000Z","data":{"text":"Hello"}}',
};
