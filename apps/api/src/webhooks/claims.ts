import type { Clock } from '../request/clock.ts';
import { withAttempt } from './delivery.ts';
import { dueAt } from './settle.ts';
import type { StoredDelivery, StoredReceiver, Webhooks } from './state.ts';
import type { WebhookStore, WebhookContext } from './webhooks.ts';

/** The right of this API to make one attempt at another address than the inbox. */
export interface Claim {
  readonly delivery: StoredDelivery;
  readonly receiver: StoredReceiver & { readonly url: string };
  readonly at: number;
}

/** Longer than any attempt. After that the API that made it counts as dead. */
const longestAttempt = 30_000;

const isElsewhere = (receiver: StoredReceiver): receiver is Claim['receiver'] =>
  receiver.url !== null;

/** The first attempt that is due, goes to another address, and is not under way. */
const firstFree = (webhooks: Webhooks, now: number, serverTime: number): Claim | undefined => {
  for (const { delivery, receiver } of dueAt(webhooks, now))
    if (isElsewhere(receiver) && (delivery.claimed ?? 0) <= serverTime)
      return { delivery, receiver, at: now };
  return undefined;
};

const withClaim = (webhooks: Webhooks, { delivery }: Claim, claimed: number): Webhooks => ({
  ...webhooks,
  deliveries: webhooks.deliveries.map((one) => (one === delivery ? { ...one, claimed } : one)),
});

export const createClaims = ({ read, change }: WebhookStore, clock: Pick<Clock, 'now'>) => {
  const serverTime = () => clock.now().getTime();

  /** Claims the next attempt that is due. */
  const next = async (context: WebhookContext): Promise<Claim | undefined> => {
    const now = context.clock.now().getTime();
    if (!firstFree(await read(context), now, serverTime())) return undefined;
    let claim: Claim | undefined;
    await change(context, (before, at) => {
      claim = firstFree(before, at, serverTime());
      return claim ? withClaim(before, claim, serverTime() + longestAttempt) : before;
    });
    return claim;
  };

  /** Stores the attempt, unless another API has made it because this one took too long. */
  const record = async (
    context: WebhookContext,
    { delivery: { id, attempts }, at }: Claim,
    status: number | null,
  ): Promise<void> => {
    await change(context, (before) => {
      const stored = before.deliveries.find((one) => one.id === id);
      const isOwn = stored?.attempts.length === attempts.length;
      return isOwn ? withAttempt(before, id, at, status) : before;
    });
  };

  return { next, record };
};
