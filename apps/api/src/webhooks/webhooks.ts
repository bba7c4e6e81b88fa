import type { Work } from '../database/engine.ts';
import type { Documents, Lab } from '../documents/documents.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import { settled, type Ended } from './settle.ts';
import { webhookLab, type Webhooks } from './state.ts';

/** Where the events come from: a lab, the jobs of it that have ended at a time, and when the others will end. */
export interface EventSource<Data> {
  readonly lab: Lab<Data>;
  readonly ended: (data: Data, now: number) => readonly Ended[];
  readonly upcoming: (data: Data, now: number) => readonly number[];
}

export type WebhookContext = Pick<WorkspaceContext, 'workspace' | 'clock' | 'clientNumber'>;

export interface WebhookStore {
  /** The webhooks as they are now. */
  readonly read: (context: WebhookContext) => Promise<Webhooks>;
  /** One transaction: settles what is due, and then changes. Returns the webhooks after it. */
  readonly change: (
    context: WebhookContext,
    change: (before: Webhooks, now: number) => Webhooks,
    also?: (after: Webhooks) => Work<void>,
  ) => Promise<Webhooks>;
  /** The time of the next attempt or event that nobody takes care of; never, if the inbox is the only receiver. */
  readonly nextAt: (context: WebhookContext) => Promise<number>;
}

/** Whether there is another receiver than the inbox. */
export const callsElsewhere = ({ receivers }: Webhooks): boolean =>
  receivers.some(({ url }) => url !== null);

/** The webhooks of each workspace. What is due is done when somebody looks. */
export const createWebhookStore = <Data>(
  documents: Documents,
  { lab, ended, upcoming }: EventSource<Data>,
): WebhookStore => {
  const change: WebhookStore['change'] = (context, changed, also) => {
    const now = context.clock.now().getTime();
    return documents.change(context, function* settledAndChanged({ get, put }) {
      const before = yield* get(webhookLab);
      const current = settled(before, ended(yield* get(lab), now), now);
      const after = settled(changed(current, now), [], now);
      if (after !== before) yield* put(webhookLab, after);
      if (also) yield* also(after);
      return after;
    });
  };

  /** Only what is due needs a transaction. */
  const read: WebhookStore['read'] = async (context) => {
    const now = context.clock.now().getTime();
    const stored = await documents.find(context, webhookLab);
    const current = settled(stored, ended(await documents.find(context, lab), now), now);
    return current === stored ? stored : change(context, (before) => before);
  };

  const nextAt: WebhookStore['nextAt'] = async (context) => {
    const now = context.clock.now().getTime();
    const webhooks = await documents.find(context, webhookLab);
    if (!callsElsewhere(webhooks)) return Infinity;
    const attempts = webhooks.deliveries.flatMap(({ next, claimed }) =>
      next === null || claimed !== undefined ? [] : [next],
    );
    return Math.min(Infinity, ...attempts, ...upcoming(await documents.find(context, lab), now));
  };

  return { read, change, nextAt };
};
