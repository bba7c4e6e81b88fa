import type { Area } from '../area.ts';

export const jobs = {
  slug: 'jobs',
  title: 'Jobs',
  place: {
    endpoints: [
      'jobs.startJob',
      'jobs.listJobs',
      'jobs.getJob',
      'jobs.getJobResult',
      'jobs.cancelJob',
    ],
  },
  rules: [
    {
      id: 'JOB-01',
      from: 'RFC 9110',
      where: ['jobs.startJob'],
      text: 'Starting a job gets 202 at once, with the running job at 0 percent, and Location leads to it.',
    },
    {
      id: 'JOB-02',
      from: 'contract',
      where: ['jobs.startJob', 'jobs.getJob'],
      text: 'A running job has Retry-After with the whole seconds until its end, at least 1 and at most 10; a job that has ended has no Retry-After.',
    },
    {
      id: 'JOB-03',
      from: 'contract',
      where: ['jobs.getJob'],
      text: 'A job runs for its seconds by the clock of the workspace: one millisecond before it is running, then it has ended.',
    },
    {
      id: 'JOB-04',
      from: 'contract',
      where: ['jobs.getJob', 'jobs.listJobs'],
      text: 'The progress of a running job is the part of its time that has passed, in whole percent, rounded down; a job that has succeeded has 100.',
    },
    {
      id: 'JOB-05',
      from: 'RFC 9110',
      where: ['jobs.getJob'],
      text: 'Polling a job that has succeeded gets 303, and Location leads to its result; every other job gets 200.',
    },
    {
      id: 'JOB-06',
      from: 'contract',
      where: ['jobs.getJobResult'],
      text: 'The result counts the books as they were when the job was started, and names at most the ten largest categories, the largest first.',
    },
    {
      id: 'JOB-07',
      from: 'contract',
      where: ['jobs.getJobResult'],
      text: 'A job that is running, has failed or was cancelled has no result and gets 409 with the error "No result".',
    },
    {
      id: 'JOB-08',
      from: 'contract',
      where: ['jobs.startJob', 'jobs.getJob'],
      text: 'A job fails with a probability of 0.2, as X-Chance of its start says: it fails exactly when outcome is 1.',
    },
    {
      id: 'JOB-09',
      from: 'contract',
      where: ['jobs.getJob', 'jobs.listJobs'],
      text: 'A job that fails ends after 60 percent of its time, with a progress of 60 and an error.',
    },
    {
      id: 'JOB-10',
      from: 'contract',
      where: ['jobs.cancelJob'],
      text: 'A cancelled job stays in the list, and its progress and the time of its end stay as they were when it was cancelled.',
    },
    {
      id: 'JOB-11',
      from: 'contract',
      where: ['jobs.cancelJob'],
      text: 'Cancelling a job a second time gets 200 and changes nothing.',
    },
    {
      id: 'JOB-12',
      from: 'contract',
      where: ['jobs.cancelJob'],
      text: 'Cancelling a job that has succeeded or failed gets 409 with the error "Job has ended".',
    },
    {
      id: 'JOB-13',
      from: 'contract',
      where: ['jobs.startJob'],
      text: 'At most 20 jobs run in a workspace; the next one gets 429, and Retry-After is the whole seconds until the first of them ends.',
    },
    {
      id: 'JOB-14',
      from: 'contract',
      where: ['jobs.startJob', 'jobs.listJobs'],
      text: 'A workspace keeps its last 50 jobs beside its examples; a new one replaces the oldest that has ended.',
    },
    {
      id: 'JOB-15',
      from: 'contract',
      where: ['jobs.startJob'],
      text: 'seconds is a whole number from 1 to 3600; any other value, and none, gets 400.',
    },
    {
      id: 'JOB-16',
      from: 'contract',
      text: 'Every workspace has the jobs 1, which never ends, 2, which has succeeded, and 3, which has failed; its own begin with 4.',
    },
    {
      id: 'JOB-17',
      from: 'contract',
      where: ['jobs.listJobs'],
      text: 'The list has the newest job first.',
    },
    {
      id: 'JOB-18',
      from: 'contract',
      text: 'A job belongs to one workspace, and a reset of it brings back the three examples and nothing else.',
    },
    {
      id: 'JOB-19',
      from: 'contract',
      where: ['jobs.startJob'],
      text: 'A start that is sent again with the same Idempotency-Key starts no second job.',
    },
    {
      id: 'JOB-20',
      from: 'rule book',
      text: 'Several APIs on one database start and cancel the jobs of one workspace: no number is given twice.',
    },
  ],
} as const satisfies Area;
