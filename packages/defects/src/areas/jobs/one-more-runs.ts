import { defect } from '../../defect.ts';
import { stopClock } from '../../own-time.ts';

export default defect({
  id: 'one-more-runs',
  rule: 'JOB-13',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/jobs/job-list.ts',
  from: 'running.length >= mostRunning',
  to: 'running.length > mostRunning',
  seen: 'A workspace runs 21 jobs at the same time.',
  hints: ['Start many jobs.', 'The limit is documented.', 'The 21st job gets 429.'],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    const statuses: number[] = [];
    for (let job = 0; job < 21; job += 1)
      statuses.push((await api.post('/labs/jobs', { seconds: 60 })).status);
    expect(statuses.slice(-2)).toEqual([202, 429]);
  },
});
