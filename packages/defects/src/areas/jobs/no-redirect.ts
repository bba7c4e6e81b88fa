import { defect } from '../../defect.ts';

export default defect({
  id: 'no-redirect',
  rule: 'JOB-05',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/jobs/routes.ts',
  from: "if (state === 'succeeded') return answer(303,",
  to: "if (state === 'succeeded') return answer(200,",
  seen: 'A job that has succeeded gets 200 instead of a redirect.',
  hints: [
    'Poll a job until it has ended.',
    'Do not let your client follow redirects.',
    'Job 2 has succeeded: its status is 303.',
  ],
  caught: async ({ api, expect }) => {
    const response = await fetch(`${api.origin}${api.base}/labs/jobs/2`, { redirect: 'manual' });
    expect(response.status).toBe(303);
  },
});
