import { defect } from '../../defect.ts';
import type { Delivery } from '@sparring/contracts/webhook';

export default defect({
  id: 'redirect-is-fine',
  rule: 'WEBHOOK-07',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'status < 300',
  to: 'status < 400',
  pure: true,
  seen: 'A receiver that answers with a redirect counts as one that accepts.',
  hints: [
    'Refuse with other statuses than 503.',
    'Only some statuses mean that the event has arrived.',
    'Refuse with 302: the delivery is waiting.',
  ],
  caught: async ({ api, expect }) => {
    const body = { times: 1, status: 302 };
    await api.send('PUT', '/workspace/inbox/refusals', { body });
    const delivery = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
    expect(delivery.body.state).toBe('waiting');
  },
});
