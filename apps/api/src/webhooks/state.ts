import { exampleMessage, type InboxRefusal, type WebhookHeaders } from '@sparring/contracts/inbox';
import {
  jobEvents,
  publishedSecret,
  type EventType,
  type JobEvent,
  type Signature,
} from '@sparring/contracts/webhook';
import type { Lab } from '../documents/documents.ts';

/* All times are those of the workspace, in milliseconds, unless a member says otherwise. */

export interface StoredReceiver {
  readonly id: number;
  /** null for the inbox. */
  readonly url: string | null;
  readonly events: readonly JobEvent[];
  readonly secret: string;
  readonly created: number;
}

export interface StoredAttempt {
  readonly at: number;
  readonly status: number | null;
}

export interface StoredDelivery {
  readonly id: string;
  readonly receiver: number;
  readonly event: EventType;
  readonly body: string;
  readonly signature: Signature;
  readonly attempts: readonly StoredAttempt[];
  /** The time of the next attempt; null after the last. */
  readonly next: number | null;
  /** The time of the server until which one API is making the next attempt. */
  readonly claimed?: number;
}

export interface StoredMessage {
  readonly id: number;
  readonly received: number;
  readonly answered: number;
  readonly headers: WebhookHeaders;
  readonly body: string;
}

/** Everything about the webhooks of a workspace. Each list has its oldest entry first. */
export interface Webhooks {
  readonly receivers: readonly StoredReceiver[];
  readonly lastReceiver: number;
  readonly deliveries: readonly StoredDelivery[];
  readonly messages: readonly StoredMessage[];
  readonly lastMessage: number;
  readonly refusal: InboxRefusal;
  /** The jobs whose end the receivers have been told. */
  readonly told: readonly number[];
}

const { received_at, ...firstMessage } = exampleMessage;

/** The webhooks of every workspace: one receiver, and one example in its inbox. */
export const webhookLab: Lab<Webhooks> = {
  name: 'webhooks',
  untouched: {
    receivers: [
      {
        id: 1,
        url: null,
        events: jobEvents,
        secret: publishedSecret,
        created: Date.parse(received_at),
      },
    ],
    lastReceiver: 1,
    deliveries: [],
    messages: [{ ...firstMessage, received: Date.parse(received_at) }],
    lastMessage: 1,
    refusal: { times: 0, status: 503, keep: false },
    told: [],
  },
};
