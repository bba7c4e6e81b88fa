import { jobsKept, mostRunning } from '@sparring/contracts/job';
import type { Lab } from '../documents/documents.ts';
import { seedJobs } from './seed-jobs.ts';
import { jobEnded, tooManyJobs, unknownJob } from './refusals.ts';
import { endOf, stateAt, type StoredJob } from './stored-job.ts';

/** The jobs of a workspace, the oldest first. */
export type JobList = readonly StoredJob[];

export const jobLab: Lab<JobList> = { name: 'jobs', untouched: seedJobs };

export const jobWith = (jobs: JobList, id: number): StoredJob => {
  const found = jobs.find((job) => job.id === id);
  if (!found) throw unknownJob(id);
  return found;
};

/** Whether it is one of the examples. */
export const isSeed = ({ id }: StoredJob): boolean => id <= seedJobs.length;

/** Drops the oldest job that has ended, if there is no room for another one. The examples stay. */
const withRoom = (jobs: JobList, now: number): JobList => {
  if (jobs.length < seedJobs.length + jobsKept) return jobs;
  const oldest = jobs.find((job) => !isSeed(job) && stateAt(job, now) !== 'running');
  return jobs.filter((job) => job !== oldest);
};

/** Adds a job, whose number is the next one. */
export const withJob = (jobs: JobList, job: Omit<StoredJob, 'id'>): JobList => {
  const { created: now } = job;
  const running = jobs.filter((one) => !isSeed(one) && stateAt(one, now) === 'running');
  if (running.length >= mostRunning) throw tooManyJobs(Math.min(...running.map(endOf)) - now);
  return [...withRoom(jobs, now), { id: jobs.at(-1)!.id + 1, ...job }];
};

/** Cancels a job. A job that was cancelled before stays as it is. */
export const withoutJob = (jobs: JobList, id: number, now: number): JobList => {
  const job = jobWith(jobs, id);
  const state = stateAt(job, now);
  if (state === 'cancelled') return jobs;
  if (state !== 'running') throw jobEnded(id, state);
  return jobs.map((one) => (one === job ? { ...job, cancelled: now } : one));
};
