import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Message } from '@sparring/contracts/inbox';

export default defect({
  id: 'retry-with-the-old-time',
  rule: 'WEBHOOK-04',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'signedHeaders(delivery, secret, at)',
  to: 'signedHeaders(delivery, secret, delivery.attempts[0]?.at ?? at)',
  seen: 'A repeated attempt has the timestamp of the first one.',
  hints: [
    'Look at the headers of an event that arrives late.',
    'Its timestamp is that of the attempt.',
    'Refuse once, advance by 10 seconds: webhook-timestamp is 10 seconds later than the event.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
    await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
    await advance(api, 'PT10S');
    const { body } = await api.get<readonly Message[]>('/workspace/inbox');
    const seconds = Date.parse('2026-06-01T09:00:10Z') / 1000;
    expect(body[0]?.headers['webhook-timestamp']).toBe(String(seconds));
  },
});
