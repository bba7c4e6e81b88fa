import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Job } from '@sparring/contracts/job';

export default defect({
  id: 'done-too-early',
  rule: 'JOB-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/jobs/stored-job.ts',
  from: 'Math.floor((100 * worked)',
  to: 'Math.round((100 * worked)',
  pure: true,
  seen: 'A running job can show 100 percent.',
  hints: [
    'Look at the progress of a job.',
    'Choose a time that gives no whole percent.',
    'After 299 of 300 seconds it is 99.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.post('/labs/jobs', { seconds: 300 });
    await advance(api, 'PT299S');
    const { body } = await api.get<Job>('/labs/jobs/4');
    expect(body.progress).toBe(99);
  },
});
