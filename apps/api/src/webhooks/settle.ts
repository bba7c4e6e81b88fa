import type { JobEvent } from '@sparring/contracts/webhook';
import { receivedInInbox, withDelivery } from './delivery.ts';
import type { StoredDelivery, StoredReceiver, Webhooks } from './state.ts';

/** A job that has ended. */
export interface Ended {
  readonly job: number;
  readonly event: JobEvent;
  readonly at: number;
}

/** More than the jobs of a workspace, so that none is told twice. */
const mostTold = 100;

/** The receivers that want the event and were registered when it happened. */
const receiversOf = ({ receivers }: Webhooks, { event, at }: Ended): readonly StoredReceiver[] =>
  receivers.filter(({ events, created }) => events.includes(event) && created <= at);

/** Makes a delivery for each receiver of each job that has ended since the last time. */
const withEnded = (webhooks: Webhooks, ended: readonly Ended[]): Webhooks => {
  const news = ended.filter(({ job }) => !webhooks.told.includes(job));
  if (news.length === 0) return webhooks;
  const told = [...webhooks.told, ...news.map(({ job }) => job)].slice(-mostTold);
  return news
    .toSorted((one, other) => one.at - other.at)
    .reduce<Webhooks>(
      (current, { job, event, at }) =>
        receiversOf(current, { job, event, at }).reduce(
          (before, { id }) => withDelivery(before, { receiver: id, event, at, data: { job } }),
          current,
        ),
      { ...webhooks, told },
    );
};

interface Due {
  readonly delivery: StoredDelivery;
  readonly receiver: StoredReceiver;
  readonly at: number;
}

/** The attempts that are due, the earliest first. */
export const dueAt = ({ deliveries, receivers }: Webhooks, now: number): readonly Due[] =>
  deliveries
    .flatMap((delivery) => {
      const receiver = receivers.find(({ id }) => id === delivery.receiver);
      const { next: at } = delivery;
      return receiver && at !== null && at <= now ? [{ delivery, receiver, at }] : [];
    })
    .toSorted((one, other) => one.at - other.at);

/**
 * Does everything that is due: tells the receivers about jobs, and makes each attempt at the inbox as of the
 * time at which it was due. Returns the same object if nothing is.
 */
export const settled = (webhooks: Webhooks, ended: readonly Ended[], now: number): Webhooks => {
  let current = withEnded(webhooks, ended);
  const nextDue = () => dueAt(current, now).find(({ receiver }) => receiver.url === null);
  for (let due = nextDue(); due; due = nextDue())
    current = receivedInInbox(current, due.delivery, due.receiver, due.at);
  return current;
};
