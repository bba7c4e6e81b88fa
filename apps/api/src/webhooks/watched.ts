import type { Webhooks } from './state.ts';
import { callsElsewhere, type WebhookStore, type WebhookContext } from './webhooks.ts';

/** The same store, which tells of each look at a workspace that has another receiver than its inbox. */
export const watched = (
  { read, change, nextAt }: WebhookStore,
  look: (workspace: string) => void,
): WebhookStore => {
  const told = async (
    { workspace: { name } }: WebhookContext,
    pending: Promise<Webhooks>,
  ): Promise<Webhooks> => {
    const webhooks = await pending;
    if (callsElsewhere(webhooks)) look(name);
    return webhooks;
  };
  return {
    read: (context) => told(context, read(context)),
    change: (context, ...how) => told(context, change(context, ...how)),
    nextAt,
  };
};
