import type { BookReport, Job } from '@sparring/contracts/job';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';
import { advance, stopClock } from '../own-time.ts';

export const defects: readonly Defect[] = [
  defect('cancelled-again', 'JOB-11', 'sneaky', 'sequences', {
    file: 'apps/api/src/jobs/job-list.ts',
    from: "if (state === 'cancelled') return jobs;",
    to: `if (state === 'cancelled')
    return jobs.map((one) => (one === job ? { ...job, cancelled: now } : one));`,
    matters: "state === 'cancelled' && job.cancelled !== now",
    seen: 'A second cancel moves the end of a job.',
    nudge: 'Cancel a job more than once.',
    hint: 'Let time pass in between.',
    recipe: 'Cancel, advance by 10 seconds, cancel again: ended_at stays.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.post('/labs/jobs', { seconds: 100 });
      const first = await api.send<Job>('DELETE', '/labs/jobs/4');
      await advance(api, 'PT10S');
      const second = await api.send<Job>('DELETE', '/labs/jobs/4');
      expect(second.body).toEqual(first.body);
    },
  }),
  defect('chance-says-the-opposite', 'JOB-08', 'medium', 'contract', {
    file: 'apps/api/src/chance/by-chance.ts',
    from: 'fails ? 1 : 0',
    to: 'fails ? 0 : 1',
    matters: 'true',
    seen: 'X-Chance names a failure for a job that succeeds.',
    nudge: 'Look at the headers of a new job.',
    hint: 'One of them knows how the job will end.',
    recipe: 'Force success by {"chance": "never"}: the outcome is 0.',
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
    nudge: 'Look at the progress of a job.',
    hint: 'Choose a time that gives no whole percent.',
    recipe: 'After 299 of 300 seconds it is 99.',
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
    nudge: 'Look at the moment at which a job ends.',
    hint: 'Stop the clock, so that you can stand on it.',
    recipe: 'Start a job of 60 seconds and advance by exactly PT60S: it is not running.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      await api.post('/labs/jobs', { seconds: 60 });
      await advance(api, 'PT60S');
      const { body } = await api.get<readonly Job[]>('/labs/jobs');
      expect(body.find(({ id }) => id === 4)?.state).toBe('succeeded');
    },
  }),
  defect('failed-with-a-result', 'JOB-07', 'medium', 'negative', {
    file: 'apps/api/src/jobs/routes.ts',
    from: "if (state !== 'succeeded') throw",
    to: "if (state === 'running') throw",
    seen: 'A job that has failed has a result nevertheless.',
    nudge: 'Ask for results that cannot exist.',
    hint: 'Not only a running job has none.',
    recipe: 'Job 3 has failed: its result gets 409.',
    caught: async ({ api, expect }) => {
      const { status } = await api.get('/labs/jobs/3/result');
      expect(status).toBe(409);
    },
  }),
  defect('fails-at-the-very-end', 'JOB-09', 'hard', 'timing', {
    file: 'apps/api/src/jobs/stored-job.ts',
    from: '(fails ? jobFailure.at / 100 : 1)',
    to: '(fails ? 1 : 1)',
    pure: true,
    seen: 'A job that fails runs for its whole time.',
    nudge: 'Look at a job that fails.',
    hint: 'It ends earlier than the others.',
    recipe: 'Force a failure, start a job of 100 seconds, advance by a minute: it has failed.',
    caught: async ({ api, expect }) => {
      await stopClock(api, 'always');
      await api.post('/labs/jobs', { seconds: 100 });
      await advance(api, 'PT60S');
      const { body } = await api.get<Job>('/labs/jobs/4');
      expect(body).toMatchObject({ state: 'failed', progress: 60 });
    },
  }),
  defect('no-redirect', 'JOB-05', 'easy', 'contract', {
    file: 'apps/api/src/jobs/routes.ts',
    from: "if (state === 'succeeded') return reply(303,",
    to: "if (state === 'succeeded') return reply(200,",
    matters: 'true',
    seen: 'A job that has succeeded gets 200 instead of a redirect.',
    nudge: 'Poll a job until it has ended.',
    hint: 'Do not let your client follow redirects.',
    recipe: 'Job 2 has succeeded: its status is 303.',
    caught: async ({ api, expect }) => {
      const response = await fetch(`${api.origin}${api.base}/labs/jobs/2`, { redirect: 'manual' });
      expect(response.status).toBe(303);
    },
  }),
  defect('one-more-runs', 'JOB-13', 'hard', 'boundaries', {
    file: 'apps/api/src/jobs/job-list.ts',
    from: 'running.length >= mostRunning',
    to: 'running.length > mostRunning',
    seen: 'A workspace runs 21 jobs at the same time.',
    nudge: 'Start many jobs.',
    hint: 'The limit is documented.',
    recipe: 'The 21st job gets 429.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      const statuses: number[] = [];
      for (let job = 0; job < 21; job += 1)
        statuses.push((await api.post('/labs/jobs', { seconds: 60 })).status);
      expect(statuses.slice(-2)).toEqual([202, 429]);
    },
  }),
  defect('small-categories-lost', 'JOB-06', 'sneaky', 'oracle', {
    file: 'apps/api/src/jobs/stored-job.ts',
    from: 'books: categories.reduce(',
    to: 'books: categories.slice(0, categoriesShown).reduce(',
    pure: true,
    seen: 'With more than ten categories the report counts too few books.',
    nudge: 'Compare the report with the list of books.',
    hint: 'The seed has eight categories. What if there are more?',
    recipe: 'Add books in three new categories: the result counts 33 books.',
    caught: async ({ api, expect }) => {
      await stopClock(api);
      for (const isbn of ['9781000000009', '9781000000016', '9781000000023'])
        await api.post('/books', { ...newBook, isbn, category: `Rare ${isbn}` });
      await api.post('/labs/jobs', { seconds: 1 });
      await advance(api, 'PT1S');
      const { body } = await api.get<BookReport>('/labs/jobs/4/result');
      expect(body.books).toBe(33);
    },
  }),
  defect('success-cancelled', 'JOB-12', 'medium', 'negative', {
    file: 'apps/api/src/jobs/job-list.ts',
    from: "if (state !== 'running') throw",
    to: "if (state === 'failed') throw",
    seen: 'A job that has succeeded can be cancelled, and its result is gone.',
    nudge: 'Cancel jobs in each of their states.',
    hint: 'An end is an end.',
    recipe: 'Job 2 has succeeded: DELETE gets 409.',
    caught: async ({ api, expect }) => {
      const { status } = await api.send('DELETE', '/labs/jobs/2');
      expect(status).toBe(409);
    },
  }),
  defect('waits-for-the-whole-job', 'JOB-02', 'medium', 'boundaries', {
    file: 'apps/api/src/jobs/stored-job.ts',
    from: 'Math.min(longestPause, ',
    to: 'Math.max(0, ',
    pure: true,
    seen: 'A long job asks to be polled only at its end.',
    nudge: 'Look at the headers of a running job.',
    hint: 'The pause has an upper bound.',
    recipe: 'Start a job of an hour: Retry-After is 10.',
    caught: async ({ api, expect }) => {
      const { headers } = await api.post('/labs/jobs', { seconds: 3600 });
      expect(headers.get('Retry-After')).toBe('10');
    },
  }),
];
