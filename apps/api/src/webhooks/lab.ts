import { answerTime } from '@sparring/contracts/webhook';
import type { Clock } from '../request/clock.ts';
import type { Documents } from '../documents/documents.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { webhookRoutes } from './routes.ts';
import { createSender, type SenderContext } from './sender.ts';
import { withSender } from './with-sender.ts';
import { createWebhookStore, type EventSource } from './webhooks.ts';

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
