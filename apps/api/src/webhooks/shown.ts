import type { Message } from '@sparring/contracts/inbox';
import type { Delivery, Receiver } from '@sparring/contracts/webhook';
import { isDelivered } from './delivery.ts';
import type { StoredDelivery, StoredMessage, StoredReceiver } from './state.ts';

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const shownReceiver = ({ created, events, ...receiver }: StoredReceiver): Receiver => ({
  ...receiver,
  events: [...events],
  created_at: timeOf(created),
});

const stateOf = (delivery: StoredDelivery): Delivery['state'] => {
  if (delivery.next !== null) return 'waiting';
  return isDelivered(delivery) ? 'delivered' : 'given-up';
};

export const shownDelivery = (delivery: StoredDelivery): Delivery => ({
  id: delivery.id,
  event: delivery.event,
  state: stateOf(delivery),
  attempts: delivery.attempts.map(({ at, status }) => ({ at: timeOf(at), status })),
  next_attempt_at: delivery.next === null ? null : timeOf(delivery.next),
});

export const shownMessage = ({ received, ...message }: StoredMessage): Message => ({
  ...message,
  received_at: timeOf(received),
});
