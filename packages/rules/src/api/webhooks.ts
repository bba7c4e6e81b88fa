import { area } from '../area.ts';

export const webhooks = area({
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
  rules: {
    'WEBHOOK-01':
      'contract: Registering a receiver gets 201 with Location and a new secret, which is whsec_ and 24 bytes in base64.',
    'WEBHOOK-02':
      'contract: A ping gets 202 and is in the inbox with the next request, with the type ping and the text in its data.',
    'WEBHOOK-03':
      'contract: webhook-signature is v1, and the base64 of the HMAC-SHA256 of webhook-id, webhook-timestamp and the body with dots between them, with the secret of the receiver.',
    'WEBHOOK-04':
      'contract: webhook-timestamp is the time of the attempt in seconds, by the clock of the workspace.',
    'WEBHOOK-05':
      'contract: Every delivery has a webhook-id of its own, which is the same in each of its attempts, as is the body.',
    'WEBHOOK-06':
      'contract: A forged ping has a signature by another secret; a stale ping has a valid signature and a timestamp of 600 seconds ago.',
    'WEBHOOK-07':
      'contract: An attempt that does not get a status from 200 to 299 is repeated 10 seconds later, and then after 60, 600 and 3600 seconds, by the clock of the workspace.',
    'WEBHOOK-08':
      'contract: After the fifth attempt, and after a 410, there is no further attempt, and the state is given-up.',
    'WEBHOOK-09':
      'contract: The deliveries of a receiver are listed with the newest first, each with the time and the status of every attempt and the time of the next one; the workspace keeps the last 50.',
    'WEBHOOK-10':
      'contract: A job that succeeds, fails or is cancelled sends job.succeeded, job.failed or job.cancelled once, with its number in the data and the time of its end.',
    'WEBHOOK-11':
      'contract: A receiver gets only the events of jobs in its list, and only of jobs that end after it was registered.',
    'WEBHOOK-12':
      'contract: A receiver that was removed gets nothing any more, and its address gets 404.',
    'WEBHOOK-13':
      'contract: A workspace has at most ten receivers; the next one gets 409 with the error "Too many receivers".',
    'WEBHOOK-14':
      'contract: An address whose origin is not in WEBHOOK_TARGETS gets 403 with the error "Target refused", and one that is not http or https, or has a user name, 400.',
    'WEBHOOK-15':
      'contract: Receivers and deliveries belong to one workspace, and a reset leaves the receiver 1, which is the inbox, without deliveries.',
    'WEBHOOK-16': 'rule book: Several APIs on one database deliver an event once.',
  },
  where: {
    'WEBHOOK-01': ['webhooks.addReceiver', 'webhooks.getReceiver'],
    'WEBHOOK-02': ['webhooks.sendPing'],
    'WEBHOOK-03': ['webhooks.sendPing', 'inbox.listMessages'],
    'WEBHOOK-04': ['inbox.listMessages'],
    'WEBHOOK-05': ['inbox.listMessages'],
    'WEBHOOK-06': ['webhooks.sendPing'],
    'WEBHOOK-07': ['webhooks.listDeliveries'],
    'WEBHOOK-08': ['webhooks.listDeliveries'],
    'WEBHOOK-09': ['webhooks.listDeliveries'],
    'WEBHOOK-10': ['webhooks.addReceiver', 'jobs.getJob', 'jobs.cancelJob'],
    'WEBHOOK-11': ['webhooks.addReceiver'],
    'WEBHOOK-12': ['webhooks.removeReceiver'],
    'WEBHOOK-13': ['webhooks.addReceiver'],
    'WEBHOOK-14': ['webhooks.addReceiver'],
  },
});
