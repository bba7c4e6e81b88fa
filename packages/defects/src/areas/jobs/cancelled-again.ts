import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Job } from '@sparring/contracts/job';

export default defect({
  id: 'cancelled-again',
  rule: 'JOB-11',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/jobs/job-list.ts',
  from: "if (state === 'cancelled') return jobs;",
  to: `if (state === 'cancelled')
    return jobs.map((one) => (one === job ? { ...job, cancelled: now } : one));`,
  matters: "state === 'cancelled' && job.cancelled !== now",
  seen: 'A second cancel moves the end of a job.',
  hints: [
    'Cancel a job more than once.',
    'Let time pass in between.',
    'Cancel, advance by 10 seconds, cancel again: ended_at stays.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    await api.post('/labs/jobs', { seconds: 100 });
    const first = await api.send<Job>('DELETE', '/labs/jobs/4');
    await advance(api, 'PT10S');
    const second = await api.send<Job>('DELETE', '/labs/jobs/4');
    expect(second.body).toEqual(first.body);
  },
});
