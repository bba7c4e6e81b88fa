import type { Webhooks } from './state.ts';
import { callsElsewhere, type WebhookStore, type WebhookContext } from './webhooks.ts';

/** The same store, which sends what is due after each read or change of a workspace that has other receivers than its inbox. */
export const withSender = (
  { read, change, nextAt }: WebhookStore,
  sendDue: (workspace: string) => void,
): WebhookStore => {
  const sendAfter = async (
    { workspace: { name } }: WebhookContext,
    pending: Promise<Webhooks>,
  ): Promise<Webhooks> => {
    const webhooks = await pending;
    if (callsElsewhere(webhooks)) sendDue(name);
    return webhooks;
  };
  return {
    read: (context) => sendAfter(context, read(context)),
    change: (context, ...changes) => sendAfter(context, change(context, ...changes)),
    nextAt,
  };
};
