import type { BookReport, Job } from '@sparring/contracts/job';
import { type Defect, defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';
import { advance, stopClock } from '../../own-time.ts';

export const defects: readonly Defect[] = [
  defect('cancelled-again', 'JOB-11', 'sneaky', 'sequences', {
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
  }),
  defect('failed-with-a-result', 'JOB-07', 'medium', 'negative', {
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
  }),
  defect('no-redirect', 'JOB-05', 'easy', 'contract', {
    file: 'apps/api/src/jobs/routes.ts',
    from: "if (state === 'succeeded') return reply(303,",
    to: "if (state === 'succeeded') return reply(200,",
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
  }),
  defect('small-categories-lost', 'JOB-06', 'sneaky', 'oracle', {
    file: 'apps/api/src/jobs/stored-job.ts',
    from: 'books: categories.reduce(',
    to: 'books: categories.slice(0, categoriesShown).reduce(',
    pure: true,
    seen: 'With more than ten categories the report counts too few books.',
    hints: [
      'Compare the report with the list of books.',
      'The seed has eight categories. What if there are more?',
      'Add books in three new categories: the result counts 33 books.',
    ],
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
    hints: [
      'Cancel jobs in each of their states.',
      'An end is an end.',
      'Job 2 has succeeded: DELETE gets 409.',
    ],
    caught: async ({ api, expect }) => {
      const { status } = await api.send('DELETE', '/labs/jobs/2');
      expect(status).toBe(409);
    },
  }),
];
