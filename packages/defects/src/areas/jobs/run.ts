import type { Job } from '@sparring/contracts/job';
import { type Defect, defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';

export const defects: readonly Defect[] = [
  defect('chance-says-the-opposite', 'JOB-08', 'medium', 'contract', {
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
  }),
  defect('done-too-early', 'JOB-04', 'sneaky', 'boundaries', {
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
  }),
  defect('ends-a-moment-late', 'JOB-03', 'sneaky', 'boundaries', {
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
  }),
  defect('fails-at-the-very-end', 'JOB-09', 'hard', 'timing', {
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
  }),
  defect('one-more-runs', 'JOB-13', 'hard', 'boundaries', {
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
  }),
  defect('waits-for-the-whole-job', 'JOB-02', 'medium', 'boundaries', {
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
  }),
];
