import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Message } from '@sparring/contracts/inbox';

export default defect({
  id: 'told-at-every-look',
  rule: 'WEBHOOK-10',
  level: 'medium',
  technique: 'duplicates',
  file: 'apps/api/src/webhooks/settle.ts',
  from: '{ ...webhooks, told },',
  to: '{ ...webhooks, told: told.slice(0, 0) },',
  seen: 'Each look at the inbox tells again that a job has ended.',
  hints: [
    'Read the inbox more than once.',
    'One job ends once.',
    'Finish a job, read the inbox twice: there is one event.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.post('/labs/jobs', { seconds: 1 });
    await advance(api, 'PT1S');
    await api.get('/workspace/inbox');
    const { body } = await api.get<readonly Message[]>('/workspace/inbox');
    expect(body.filter(({ body: text }) => text.includes('job.succeeded'))).toHaveLength(1);
  },
});
