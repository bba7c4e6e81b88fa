import { defect } from '../../defect.ts';
import { stopClock } from '../../own-time.ts';
import type { Delivery } from '@sparring/contracts/webhook';

export default defect({
  id: 'first-pause-skipped',
  rule: 'WEBHOOK-07',
  level: 'medium',
  technique: 'timing',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'retryPauses[delivery.attempts.length]',
  to: 'retryPauses[delivery.attempts.length + 1]',
  seen: 'The second attempt comes after a minute instead of ten seconds.',
  hints: [
    'Let the inbox refuse.',
    'The pauses between attempts grow from ten seconds.',
    'Refuse once: next_attempt_at is ten seconds later.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
    const { body } = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
    expect(body.next_attempt_at).toBe('2026-06-01T09:00:10.000Z');
  },
});
