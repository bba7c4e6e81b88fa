import { defect } from '../../defect.ts';

export default defect({
  id: 'waits-for-the-whole-job',
  rule: 'JOB-02',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/api/src/jobs/stored-job.ts',
  from: 'Math.min(longestPause, ',
  to: 'Math.max(0, ',
  pure: true,
  seen: 'A long job asks to be polled only at its end.',
  hints: [
    'Look at the headers of a running job.',
    'The pause has an upper bound.',
    'Start a job of an hour: Retry-After is 10.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.post('/labs/jobs', { seconds: 3600 });
    expect(headers.get('Retry-After')).toBe('10');
  },
});
