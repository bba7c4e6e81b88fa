import { defect } from '../../defect.ts';

export default defect({
  id: 'success-cancelled',
  rule: 'JOB-12',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/jobs/job-list.ts',
  from: "if (state !== 'running') throw",
  to: "if (state === 'failed') throw",
  seen: 'A job that has succeeded can be cancelled, and its result is gone.',
  hints: [
    'Cancel jobs in each of their states.',
    'An end is an end.',
    'Job 2 has succeeded: DELETE gets 409.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.send('DELETE', '/labs/jobs/2');
    expect(status).toBe(409);
  },
});
