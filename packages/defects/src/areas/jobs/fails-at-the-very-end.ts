import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { Job } from '@sparring/contracts/job';

export default defect({
  id: 'fails-at-the-very-end',
  rule: 'JOB-09',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/jobs/stored-job.ts',
  from: '(fails ? jobFailure.at / 100 : 1)',
  to: '(fails ? 1 : 1)',
  pure: true,
  seen: 'A job that fails runs for its whole time.',
  hints: [
    'Look at a job that fails.',
    'It ends earlier than the others.',
    'Force a failure, start a job of 100 seconds, advance by a minute: it has failed.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api, 'always');
    await api.post('/labs/jobs', { seconds: 100 });
    await advance(api, 'PT60S');
    const { body } = await api.get<Job>('/labs/jobs/4');
    expect(body).toMatchObject({ state: 'failed', progress: 60 });
  },
});
