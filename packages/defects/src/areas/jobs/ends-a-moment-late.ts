import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Job } from '@sparring/contracts/job';

export default defect({
  id: 'ends-a-moment-late',
  rule: 'JOB-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/jobs/stored-job.ts',
  from: 'if (now < dueOf(job))',
  to: 'if (now <= dueOf(job))',
  pure: true,
  seen: 'At the exact end of its time a job is still running.',
  hints: [
    'Look at the moment at which a job ends.',
    'Stop the clock, so that you can stand on it.',
    'Start a job of 60 seconds and advance by exactly PT60S: it is not running.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.post('/labs/jobs', { seconds: 60 });
    await advance(api, 'PT60S');
    const { body } = await api.get<readonly Job[]>('/labs/jobs');
    expect(body.find(({ id }) => id === 4)?.state).toBe('succeeded');
  },
});
