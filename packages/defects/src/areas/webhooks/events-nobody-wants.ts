import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';

export default defect({
  id: 'events-nobody-wants',
  rule: 'WEBHOOK-11',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/webhooks/settle.ts',
  from: 'events.includes(event) && created <= at',
  to: 'created <= at',
  seen: 'A receiver gets events that it has not asked for.',
  hints: [
    'Register a receiver for some events only.',
    'Let something else happen.',
    'A receiver of job.failed gets nothing from a job that succeeds.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.post('/labs/webhooks', { events: ['job.failed'] });
    await api.post('/labs/jobs', { seconds: 1 });
    await advance(api, 'PT1S');
    const { body } = await api.get<readonly object[]>('/labs/webhooks/2/deliveries');
    expect(body).toEqual([]);
  },
});
