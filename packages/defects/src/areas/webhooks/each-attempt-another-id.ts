import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Message } from '@sparring/contracts/inbox';

export default defect({
  id: 'each-attempt-another-id',
  rule: 'WEBHOOK-05',
  level: 'hard',
  technique: 'duplicates',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'signedHeaders(delivery,',
  to: "signedHeaders({ ...delivery, id: delivery.id + (delivery.attempts.length || '') },",
  seen: 'A repeated attempt has another webhook-id, so that nobody can tell that it is the same event.',
  hints: [
    'Let an event arrive twice.',
    'Compare what is the same in both.',
    'Refuse once with keep, advance by 10 seconds: both messages have one webhook-id.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    const body = { times: 1, keep: true };
    await api.send('PUT', '/workspace/inbox/refusals', { body });
    await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
    await advance(api, 'PT10S');
    const inbox = await api.get<readonly Message[]>('/workspace/inbox');
    const [second, first] = inbox.body.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
  },
});
