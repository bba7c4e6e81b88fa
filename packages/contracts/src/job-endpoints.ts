import { z } from 'zod';
import type { FailureByChance } from './chance.ts';
import { endpoint } from './endpoint.ts';
import { mayBeReplayed, takesKey } from './idempotency.ts';
import {
  bookReport,
  job,
  jobFailure,
  jobParams,
  jobsKept,
  longestPause,
  mostRunning,
  newJob,
  type Job,
} from './job.ts';
import { reply } from './reply.ts';

const running: Job = {
  id: 4,
  state: 'running',
  progress: 0,
  created_at: '2026-03-02T09:00:00.000Z',
  ended_at: null,
  result: null,
  error: null,
};
const stuck: Job = { ...running, id: 1, progress: 40, created_at: '2025-01-01T09:00:00.000Z' };
const succeeded: Job = {
  ...stuck,
  id: 2,
  state: 'succeeded',
  progress: 100,
  ended_at: '2025-01-01T09:01:00.000Z',
  result: '/v1/practice/labs/jobs/2/result',
};

const pause = `The seconds until the next poll is useful, by the clock of the workspace; at most ${longestPause}. Only a running job has it.`;

/** Whether a new job fails. */
export const failsAtRandom = {
  kind: 'failure',
  p: jobFailure.p,
} as const satisfies FailureByChance;

export const jobEndpoints = {
  startJob: endpoint({
    method: 'POST',
    path: '/labs/jobs',
    title: 'Start a job',
    description: `Starts a report on the books, which takes as long as you say, by the clock of the workspace. The response is sent at once: practice polling the URL in Location until the job has ended. One job in five fails at ${jobFailure.at} %, as X-Chance says: \`outcome=1\` is a failure. At most ${mostRunning} jobs run at the same time; the workspace keeps the last ${jobsKept} beside its examples.`,
    headers: takesKey('c2b7e8a4-3f61-4d0b-8e95-0a6d4f3b7c12'),
    body: newJob,
    chance: failsAtRandom,
    replies: {
      202: reply(job, {
        description: 'The job is running.',
        headers: { Location: 'The path of the job.', 'Retry-After': pause, ...mayBeReplayed },
        example: running,
      }),
    },
    problems: ['too-many-jobs', 'too-many-new-workspaces', 'store-unavailable'],
    example: { body: { seconds: 60 } },
  }),

  listJobs: endpoint({
    method: 'GET',
    path: '/labs/jobs',
    title: 'List the jobs',
    description: 'Returns all jobs of the workspace, the newest first.',
    replies: {
      200: reply(z.array(job), {
        description: `The jobs, at most ${jobsKept} beside the three examples.`,
        example: [running, succeeded, stuck],
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  getJob: endpoint({
    method: 'GET',
    path: '/labs/jobs/{id}',
    title: 'Poll a job',
    description:
      'Returns the state and the progress of a job. When it has succeeded, the response is a redirect to its result, which most clients follow. Practice waiting as long as Retry-After says, and giving up after some time: job 1 never ends.',
    params: jobParams,
    replies: {
      200: reply(job, {
        description: 'The job is running, has failed or was cancelled.',
        headers: { 'Retry-After': pause },
        example: stuck,
      }),
      303: reply(job, {
        description: 'The job has succeeded. Its result has an address of its own.',
        headers: { Location: 'The path of the result.' },
        example: succeeded,
      }),
    },
    problems: ['not-found', 'store-unavailable'],
    example: { params: { id: '1' } },
  }),

  getJobResult: endpoint({
    method: 'GET',
    path: '/labs/jobs/{id}/result',
    title: 'Get the result of a job',
    description:
      'Returns the report of a job that has succeeded. It counts the books as they were when the job was started. Practice the 409 of a job that is running, has failed or was cancelled.',
    params: jobParams,
    replies: {
      200: reply(bookReport, {
        description: 'The report.',
        example: {
          job: 2,
          books: 30,
          categories: [
            { category: 'Fiction', books: 5 },
            { category: 'History', books: 4 },
          ],
        },
      }),
    },
    problems: ['no-result', 'not-found', 'store-unavailable'],
    example: { params: { id: '2' } },
  }),

  cancelJob: endpoint({
    method: 'DELETE',
    path: '/labs/jobs/{id}',
    title: 'Cancel a job',
    description:
      'Cancels a running job, which stays in the list and keeps its progress. A second request gets the same response. Practice the race: a job that has ended gets 409.',
    params: jobParams,
    replies: {
      200: reply(job, {
        description: 'The job is cancelled.',
        example: { ...stuck, state: 'cancelled', ended_at: '2026-03-02T09:00:00.000Z' },
      }),
    },
    problems: ['job-ended', 'not-found', 'too-many-new-workspaces', 'store-unavailable'],
    example: { params: { id: '1' } },
  }),
};
