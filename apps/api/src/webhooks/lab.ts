import { answerTime } from '@sparring/contracts/webhook';
import type { Clock } from '../request/clock.ts';
import type { Documents } from '../documents/documents.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { webhookRoutes } from './routes.ts';
import { createSender, type SenderContext } from './sender.ts';
import type { Webhooks } from './state.ts';
import {
  createWebhookStore,
  type EventSource,
  callsElsewhere,
  type WebhookStore,
  type WebhookContext,
} from './webhooks.ts';

/** The same store, which sends what is due after each read or change of a workspace that has other receivers than its inbox. */
const withSender = (
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

interface WebhookParts {
  readonly documents: Documents;
  /** The origins that the server may call beside the inboxes. */
  readonly webhookTargets: readonly string[];
  readonly workspaceContextOf: (workspace: string) => Promise<SenderContext>;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** The routes of the webhooks and the inbox. `sendDue` must be called when something happens that can be an event. */
export const createWebhooks = <Data>(
  { documents, webhookTargets: origins, ...parts }: WebhookParts,
  source: EventSource<Data>,
) => {
  const store = createWebhookStore(documents, source);
  const answerMs = answerTime * 1000;
  const sendDue =
    origins.length === 0 ? () => {} : createSender({ ...parts, store, origins, answerMs });
  const sendingStore = withSender(store, sendDue);
  return {
    webhooks: webhookRoutes(sendingStore, origins),
    inbox: inboxRoutes(sendingStore),
    sendDue,
  };
};

export type WebhookLab = ReturnType<typeof createWebhooks>;
