import { area } from '../area.ts';

export const jobs = area({
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
  rules: {
    'JOB-01':
      'RFC 9110: Starting a job gets 202 at once, with the running job at 0 percent, and Location leads to it.',
    'JOB-02':
      'contract: A running job has Retry-After with the whole seconds until its end, at least 1 and at most 10; a job that has ended has no Retry-After.',
    'JOB-03':
      'contract: A job runs for its seconds by the clock of the workspace: one millisecond before it is running, then it has ended.',
    'JOB-04':
      'contract: The progress of a running job is the part of its time that has passed, in whole percent, rounded down; a job that has succeeded has 100.',
    'JOB-05':
      'RFC 9110: Polling a job that has succeeded gets 303, and Location leads to its result; every other job gets 200.',
    'JOB-06':
      'contract: The result counts the books as they were when the job was started, and names at most the ten largest categories, the largest first.',
    'JOB-07':
      'contract: A job that is running, has failed or was cancelled has no result and gets 409 with the error "No result".',
    'JOB-08':
      'contract: A job fails with a probability of 0.2, as X-Chance of its start says: it fails exactly when outcome is 1.',
    'JOB-09':
      'contract: A job that fails ends after 60 percent of its time, with a progress of 60 and an error.',
    'JOB-10':
      'contract: A cancelled job stays in the list, and its progress and the time of its end stay as they were when it was cancelled.',
    'JOB-11': 'contract: Cancelling a job a second time gets 200 and changes nothing.',
    'JOB-12':
      'contract: Cancelling a job that has succeeded or failed gets 409 with the error "Job has ended".',
    'JOB-13':
      'contract: At most 20 jobs run in a workspace; the next one gets 429, and Retry-After is the whole seconds until the first of them ends.',
    'JOB-14':
      'contract: A workspace keeps its last 50 jobs beside its examples; a new one replaces the oldest that has ended.',
    'JOB-15':
      'contract: seconds is a whole number from 1 to 3600; any other value, and none, gets 400.',
    'JOB-16':
      'contract: Every workspace has the jobs 1, which never ends, 2, which has succeeded, and 3, which has failed; its own begin with 4.',
    'JOB-17': 'contract: The list has the newest job first.',
    'JOB-18':
      'contract: A job belongs to one workspace, and a reset of it brings back the three examples and nothing else.',
    'JOB-19':
      'contract: A start that is sent again with the same Idempotency-Key starts no second job.',
    'JOB-20':
      'rule book: Several APIs on one database start and cancel the jobs of one workspace: no number is given twice.',
  },
  where: {
    'JOB-01': ['jobs.startJob'],
    'JOB-02': ['jobs.startJob', 'jobs.getJob'],
    'JOB-03': ['jobs.getJob'],
    'JOB-04': ['jobs.getJob', 'jobs.listJobs'],
    'JOB-05': ['jobs.getJob'],
    'JOB-06': ['jobs.getJobResult'],
    'JOB-07': ['jobs.getJobResult'],
    'JOB-08': ['jobs.startJob', 'jobs.getJob'],
    'JOB-09': ['jobs.getJob', 'jobs.listJobs'],
    'JOB-10': ['jobs.cancelJob'],
    'JOB-11': ['jobs.cancelJob'],
    'JOB-12': ['jobs.cancelJob'],
    'JOB-13': ['jobs.startJob'],
    'JOB-14': ['jobs.startJob', 'jobs.listJobs'],
    'JOB-15': ['jobs.startJob'],
    'JOB-17': ['jobs.listJobs'],
    'JOB-19': ['jobs.startJob'],
  },
});
