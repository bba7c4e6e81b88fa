import { area } from '../area.ts';

export const webhookTargets = area({
  slug: 'webhook-targets',
  title: 'Webhooks to other addresses',
  place: { endpoints: ['webhooks.addReceiver', 'webhooks.listDeliveries'] },
  rules: [
    'TARGET-01 contract: An address that the operator allows gets each event as a POST with the headers, the body and the attempts that the inbox would get.',
    'TARGET-02 rule book: The API follows no redirect of a receiver; it counts as a refusal.',
    'TARGET-03 rule book: A receiver that does not answer delays no request and no delivery of another workspace.',
  ],
  where: {
    'TARGET-01': ['webhooks.addReceiver', 'webhooks.listDeliveries'],
    'TARGET-02': ['webhooks.listDeliveries'],
  },
});
