import { defect } from '../../defect.ts';

export default defect({
  id: 'failed-with-a-result',
  rule: 'JOB-07',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/jobs/routes.ts',
  from: "if (state !== 'succeeded') throw",
  to: "if (state === 'running') throw",
  seen: 'A job that has failed has a result nevertheless.',
  hints: [
    'Ask for results that cannot exist.',
    'Not only a running job has none.',
    'Job 3 has failed: its result gets 409.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.get('/labs/jobs/3/result');
    expect(status).toBe(409);
  },
});
