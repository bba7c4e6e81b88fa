import { messagesKept } from '@sparring/contracts/inbox';
import {
  deliveriesKept,
  retryPauses,
  type EventType,
  type Signature,
} from '@sparring/contracts/webhook';
import { newMessageId, signedHeaders } from './signing.ts';
import type { StoredDelivery, StoredReceiver, Webhooks } from './state.ts';

interface NewDelivery {
  readonly receiver: number;
  readonly event: EventType;
  /** The time of the event. */
  readonly at: number;
  readonly data: object;
  readonly signature?: Signature;
}

/** The event, which is to be sent at once. Beyond the limit it replaces the oldest delivery. */
export const withDelivery = (
  webhooks: Webhooks,
  { receiver, event, at, data, signature = 'valid' }: NewDelivery,
): Webhooks => {
  const timestamp = new Date(at).toISOString();
  const body = JSON.stringify({ type: event, timestamp, data });
  const delivery = { id: newMessageId(), receiver, event, body, signature, attempts: [], next: at };
  return { ...webhooks, deliveries: [...webhooks.deliveries, delivery].slice(-deliveriesKept) };
};

const isAccepted = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** A 410 says that the receiver never wants this event. */
const isFinal = (status: number | null): boolean => isAccepted(status) || status === 410;

/** The delivery after an attempt. */
export const attempted = (
  delivery: StoredDelivery,
  at: number,
  status: number | null,
): StoredDelivery => {
  const { claimed: _, ...others } = delivery;
  const pause = retryPauses[delivery.attempts.length];
  const next = isFinal(status) || pause === undefined ? null : at + pause * 1000;
  return { ...others, attempts: [...delivery.attempts, { at, status }], next };
};

export const withAttempt = (
  webhooks: Webhooks,
  id: string,
  at: number,
  status: number | null,
): Webhooks => ({
  ...webhooks,
  deliveries: webhooks.deliveries.map((one) => (one.id === id ? attempted(one, at, status) : one)),
});

export const isDelivered = ({ attempts }: StoredDelivery): boolean =>
  attempts.some(({ status }) => isAccepted(status));

/** The inbox receives an attempt: it refuses it, or keeps it. */
export const receivedInInbox = (
  webhooks: Webhooks,
  delivery: StoredDelivery,
  { secret }: StoredReceiver,
  at: number,
): Webhooks => {
  const { refusal, lastMessage, messages } = webhooks;
  const refuses = refusal.times > 0;
  const answered = refuses ? refusal.status : 200;
  const after = withAttempt(webhooks, delivery.id, at, answered);
  const refused = refuses ? { ...refusal, times: refusal.times - 1 } : refusal;
  if (refuses && !refusal.keep) return { ...after, refusal: refused };
  const id = lastMessage + 1;
  const headers = signedHeaders(delivery, secret, at);
  const message = { id, received: at, answered, headers, body: delivery.body };
  return {
    ...after,
    refusal: refused,
    lastMessage: id,
    messages: [...messages, message].slice(-messagesKept),
  };
};
