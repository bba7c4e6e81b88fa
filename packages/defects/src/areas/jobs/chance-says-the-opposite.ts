import { defect } from '../../defect.ts';
import { stopClock } from '../../own-time.ts';

export default defect({
  id: 'chance-says-the-opposite',
  rule: 'JOB-08',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/chance/by-chance.ts',
  from: 'fails ? 1 : 0',
  to: 'fails ? 0 : 1',
  matters: 'true',
  seen: 'X-Chance names a failure for a job that succeeds.',
  hints: [
    'Look at the headers of a new job.',
    'One of them knows how the job will end.',
    'Force success by {"chance": "never"}: the outcome is 0.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    const { headers } = await api.post('/labs/jobs', { seconds: 60 });
    expect(headers.get('X-Chance')).toMatch(/outcome=0$/);
  },
});
