import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import {
  deliveriesKept,
  delivery,
  jobEvents,
  mostReceivers,
  newPing,
  newReceiver,
  publishedSecret,
  receiver,
  receiverParams,
  retryPauses,
  type Delivery,
  type Receiver,
} from './webhook.ts';
import { mayBeReplayed, takesKey } from './idempotency.ts';

const inbox: Receiver = {
  id: 1,
  url: null,
  events: [...jobEvents],
  secret: publishedSecret,
  created_at: '2025-01-01T09:00:00.000Z',
};
const delivered: Delivery = {
  id: 'msg_b3f1c7d2a9e84506',
  event: 'ping',
  state: 'delivered',
  attempts: [{ at: '2026-03-02T09:00:00.000Z', status: 200 }],
  next_attempt_at: null,
};
const waiting: Delivery = {
  ...delivered,
  state: 'waiting',
  attempts: [{ at: '2026-03-02T09:00:00.000Z', status: 503 }],
  next_attempt_at: '2026-03-02T09:00:10.000Z',
};

const removed = z
  .object({ message: z.literal('Receiver removed') })
  .meta({ id: 'ReceiverRemoved' });
const example = { params: { id: '1' } };
const problems = ['not-found', 'too-many-new-workspaces', 'store-unavailable'] as const;

export const webhookEndpoints = {
  addReceiver: endpoint({
    method: 'POST',
    path: '/labs/webhooks',
    title: 'Register a receiver',
    description: `Registers a receiver for events of jobs. It is the inbox of your workspace (\`GET /workspace/inbox\`), so that you need no server of your own. At most ${mostReceivers} receivers.`,
    headers: takesKey('5d9a1c37-e0b4-4f26-b7c8-93e2a5f1d640'),
    body: newReceiver,
    replies: {
      201: reply(receiver, {
        description: 'The receiver and its secret.',
        headers: { Location: 'The path of the receiver.', ...mayBeReplayed },
        example: {
          ...inbox,
          id: 2,
          events: ['job.succeeded'],
          secret: 'whsec_bmV3LXNlY3JldC1vZi0yNC1ieXRlcyE=',
        },
      }),
    },
    problems: [
      'target-refused',
      'too-many-receivers',
      'too-many-new-workspaces',
      'store-unavailable',
    ],
    example: { body: { events: ['job.succeeded'] } },
  }),

  listReceivers: endpoint({
    method: 'GET',
    path: '/labs/webhooks',
    title: 'List the receivers',
    description: 'Returns the receivers of the workspace, the first one first.',
    replies: { 200: reply(z.array(receiver), { description: 'The receivers.', example: [inbox] }) },
    problems: ['store-unavailable'],
    example: {},
  }),

  getReceiver: endpoint({
    method: 'GET',
    path: '/labs/webhooks/{id}',
    title: 'Show a receiver',
    description: 'Returns a receiver with its secret. A real service shows a secret only once.',
    params: receiverParams,
    replies: { 200: reply(receiver, { description: 'The receiver.', example: inbox }) },
    problems: ['not-found', 'store-unavailable'],
    example,
  }),

  sendPing: endpoint({
    method: 'POST',
    path: '/labs/webhooks/{id}/pings',
    title: 'Send a ping',
    description:
      'Sends an event of the type `ping` to one receiver. Practice finding it in the inbox, verifying its signature, and rejecting one that is forged or stale.',
    params: receiverParams,
    headers: takesKey('a46e2f81-9c05-4b7d-83fa-6e1d0c9b5273'),
    body: newPing,
    replies: {
      202: reply(delivery, {
        description: 'The delivery. The inbox has already responded; another address has not yet.',
        headers: mayBeReplayed,
        example: delivered,
      }),
    },
    problems,
    example: { ...example, body: { text: 'Hello' } },
  }),

  listDeliveries: endpoint({
    method: 'GET',
    path: '/labs/webhooks/{id}/deliveries',
    title: 'List the deliveries',
    description: `Returns the deliveries to a receiver with every attempt, the newest first; the workspace keeps the last ${deliveriesKept}. An attempt that did not get a status from 200 to 299 is repeated after ${retryPauses.join(', ')} seconds by the clock of the workspace. A 410 ends it at once.`,
    params: receiverParams,
    replies: {
      200: reply(z.array(delivery), { description: 'The deliveries.', example: [waiting] }),
    },
    problems: ['not-found', 'store-unavailable'],
    example,
  }),

  removeReceiver: endpoint({
    method: 'DELETE',
    path: '/labs/webhooks/{id}',
    title: 'Remove a receiver',
    description: 'Removes a receiver and its deliveries. It gets nothing any more.',
    params: receiverParams,
    replies: {
      200: reply(removed, {
        description: 'The receiver is removed.',
        example: { message: 'Receiver removed' },
      }),
    },
    problems,
    example,
  }),
};
