import { defect } from '../../defect.ts';
import type { Delivery } from '@sparring/contracts/webhook';

export default defect({
  id: 'one-refusal-too-few',
  rule: 'INBOX-04',
  level: 'easy',
  technique: 'boundaries',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'refusal.times > 0',
  to: 'refusal.times > 1',
  seen: 'The inbox refuses once less than it was told.',
  hints: ['Let the inbox refuse.', 'Count the refusals.', 'Refuse once: the next ping is waiting.'],
  caught: async ({ api, expect }) => {
    await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
    const { body } = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
    expect(body.state).toBe('waiting');
  },
});
