import type { Area } from '../area.ts';

export const webhookTargets = {
  slug: 'webhook-targets',
  title: 'Webhooks to other addresses',
  place: { endpoints: ['webhooks.addReceiver', 'webhooks.listDeliveries'] },
  rules: [
    {
      id: 'TARGET-01',
      from: 'contract',
      where: ['webhooks.addReceiver', 'webhooks.listDeliveries'],
      text: 'An address that the operator allows gets each event as a POST with the headers, the body and the attempts that the inbox would get.',
    },
    {
      id: 'TARGET-02',
      from: 'rule book',
      where: ['webhooks.listDeliveries'],
      text: 'The API follows no redirect of a receiver; it counts as a refusal.',
    },
    {
      id: 'TARGET-03',
      from: 'rule book',
      text: 'A receiver that does not answer delays no request and no delivery of another workspace.',
    },
  ],
} as const satisfies Area;
