import { mostReceivers, type JobEvent } from '@sparring/contracts/webhook';
import { targetRefused, tooManyReceivers, unknownReceiver } from './refusals.ts';
import { newSecret } from './signing.ts';
import type { StoredReceiver, Webhooks } from './state.ts';

/** Whether the server may call the address. */
export const isTarget = (url: string, origins: readonly string[]): boolean =>
  origins.includes(new URL(url).origin);

/** Throws unless the receiver is the inbox, or an address that the server may call. */
export const requireTarget = (url: string | null, origins: readonly string[]): void => {
  if (url !== null && !isTarget(url, origins)) throw targetRefused(url, origins);
};

export const receiverWith = ({ receivers }: Webhooks, id: number): StoredReceiver => {
  const found = receivers.find((receiver) => receiver.id === id);
  if (!found) throw unknownReceiver(id);
  return found;
};

export const withReceiver = (
  webhooks: Webhooks,
  { url, events }: { readonly url: string | null; readonly events: readonly JobEvent[] },
  created: number,
): Webhooks => {
  if (webhooks.receivers.length >= mostReceivers) throw tooManyReceivers();
  const id = webhooks.lastReceiver + 1;
  const receiver = { id, url, events, secret: newSecret(), created };
  return { ...webhooks, lastReceiver: id, receivers: [...webhooks.receivers, receiver] };
};

/** Removes a receiver and its deliveries. */
export const withoutReceiver = (webhooks: Webhooks, id: number): Webhooks => {
  const removed = receiverWith(webhooks, id);
  return {
    ...webhooks,
    receivers: webhooks.receivers.filter((receiver) => receiver !== removed),
    deliveries: webhooks.deliveries.filter(({ receiver }) => receiver !== id),
  };
};
