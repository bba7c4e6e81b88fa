import type { Area } from '../area.ts';

export const webhooks = {
  slug: 'webhooks',
  title: 'Webhooks',
  place: {
    endpoints: [
      'webhooks.addReceiver',
      'webhooks.listReceivers',
      'webhooks.getReceiver',
      'webhooks.removeReceiver',
      'webhooks.sendPing',
      'webhooks.listDeliveries',
    ],
  },
  rules: [
    {
      id: 'WEBHOOK-01',
      from: 'contract',
      where: ['webhooks.addReceiver', 'webhooks.getReceiver'],
      text: 'Registering a receiver gets 201 with Location and a new secret, which is whsec_ and 24 bytes in base64.',
    },
    {
      id: 'WEBHOOK-02',
      from: 'contract',
      where: ['webhooks.sendPing'],
      text: 'A ping gets 202 and is in the inbox with the next request, with the type ping and the text in its data.',
    },
    {
      id: 'WEBHOOK-03',
      from: 'contract',
      where: ['webhooks.sendPing', 'inbox.listMessages'],
      text: 'webhook-signature is v1, and the base64 of the HMAC-SHA256 of webhook-id, webhook-timestamp and the body with dots between them, with the secret of the receiver.',
    },
    {
      id: 'WEBHOOK-04',
      from: 'contract',
      where: ['inbox.listMessages'],
      text: 'webhook-timestamp is the time of the attempt in seconds, by the clock of the workspace.',
    },
    {
      id: 'WEBHOOK-05',
      from: 'contract',
      where: ['inbox.listMessages'],
      text: 'Every delivery has a webhook-id of its own, which is the same in each of its attempts, as is the body.',
    },
    {
      id: 'WEBHOOK-06',
      from: 'contract',
      where: ['webhooks.sendPing'],
      text: 'A forged ping has a signature by another secret; a stale ping has a valid signature and a timestamp of 600 seconds ago.',
    },
    {
      id: 'WEBHOOK-07',
      from: 'contract',
      where: ['webhooks.listDeliveries'],
      text: 'An attempt that does not get a status from 200 to 299 is repeated 10 seconds later, and then after 60, 600 and 3600 seconds, by the clock of the workspace.',
    },
    {
      id: 'WEBHOOK-08',
      from: 'contract',
      where: ['webhooks.listDeliveries'],
      text: 'After the fifth attempt, and after a 410, there is no further attempt, and the state is given-up.',
    },
    {
      id: 'WEBHOOK-09',
      from: 'contract',
      where: ['webhooks.listDeliveries'],
      text: 'The deliveries of a receiver are listed with the newest first, each with the time and the status of every attempt and the time of the next one; the workspace keeps the last 50.',
    },
    {
      id: 'WEBHOOK-10',
      from: 'contract',
      where: ['webhooks.addReceiver', 'jobs.getJob', 'jobs.cancelJob'],
      text: 'A job that succeeds, fails or is cancelled sends job.succeeded, job.failed or job.cancelled once, with its number in the data and the time of its end.',
    },
    {
      id: 'WEBHOOK-11',
      from: 'contract',
      where: ['webhooks.addReceiver'],
      text: 'A receiver gets only the events of jobs in its list, and only of jobs that end after it was registered.',
    },
    {
      id: 'WEBHOOK-12',
      from: 'contract',
      where: ['webhooks.removeReceiver'],
      text: 'A receiver that was removed gets nothing any more, and its address gets 404.',
    },
    {
      id: 'WEBHOOK-13',
      from: 'contract',
      where: ['webhooks.addReceiver'],
      text: 'A workspace has at most ten receivers; the next one gets 409 with the error "Too many receivers".',
    },
    {
      id: 'WEBHOOK-14',
      from: 'contract',
      where: ['webhooks.addReceiver'],
      text: 'An address whose origin is not in WEBHOOK_TARGETS gets 403 with the error "Target refused", and one that is not http or https, or has a user name, 400.',
    },
    {
      id: 'WEBHOOK-15',
      from: 'contract',
      text: 'Receivers and deliveries belong to one workspace, and a reset leaves the receiver 1, which is the inbox, without deliveries.',
    },
    {
      id: 'WEBHOOK-16',
      from: 'rule book',
      text: 'Several APIs on one database deliver an event once.',
    },
  ],
} as const satisfies Area;
