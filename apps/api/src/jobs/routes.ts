import type { CategoryCount } from '@sparring/contracts/job';
import { failsAtRandom, type jobEndpoints } from '@sparring/contracts/job-endpoints';
import { drawFailure } from '../chance/by-chance.ts';
import type { Documents } from '../documents/documents.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { jobLab, jobWith, withJob, withoutJob } from './job-list.ts';
import { noResult } from './refusals.ts';
import { pauseOf, reportOf, resultPath, shownJob, stateAt } from './stored-job.ts';

/** `changed` is called with each workspace in which a job was started or cancelled. */
export const jobRoutes = (
  documents: Documents,
  { categories }: { readonly categories: (workspace: string) => Promise<readonly CategoryCount[]> },
  changed: (workspace: string) => void,
): Handlers<typeof jobEndpoints> => ({
  startJob: async (call) => {
    const { body, clock, chance, href, saved, workspace } = call;
    const report = reportOf(await categories(workspace.name));
    const { fails, headers } = await drawFailure(chance, failsAtRandom);
    const created = clock.now().getTime();
    const accepted = await documents.change(call, function* start({ get, put }) {
      const jobs = withJob(yield* get(jobLab), {
        created,
        lasts: body.seconds * 1000,
        fails,
        report,
      });
      const job = jobs.at(-1)!;
      const first = reply(202, shownJob(job, created, href), {
        Location: href(`/labs/jobs/${job.id}`),
        'Retry-After': String(pauseOf(job, created)),
        ...headers,
      });
      yield* put(jobLab, jobs);
      yield* saved(first);
      return first;
    });
    changed(workspace.name);
    return accepted;
  },

  listJobs: async (call) => {
    const now = call.clock.now().getTime();
    const jobs = await documents.find(call, jobLab);
    return reply(
      200,
      jobs.toReversed().map((job) => shownJob(job, now, call.href)),
    );
  },

  getJob: async (call) => {
    const { clock, href, params } = call;
    const now = clock.now().getTime();
    const job = jobWith(await documents.find(call, jobLab), params.id);
    const state = stateAt(job, now);
    const shown = shownJob(job, now, href);
    if (state === 'succeeded') return reply(303, shown, { Location: href(resultPath(job)) });
    const pause = { 'Retry-After': String(pauseOf(job, now)) };
    return reply(200, shown, state === 'running' ? pause : {});
  },

  getJobResult: async (call) => {
    const job = jobWith(await documents.find(call, jobLab), call.params.id);
    const state = stateAt(job, call.clock.now().getTime());
    if (state !== 'succeeded') throw noResult(job.id, state);
    return reply(200, { job: job.id, ...job.report });
  },

  cancelJob: async (call) => {
    const { clock, href, params, workspace } = call;
    const now = clock.now().getTime();
    const cancelled = await documents.change(call, function* cancel({ get, put }) {
      const jobs = withoutJob(yield* get(jobLab), params.id, now);
      yield* put(jobLab, jobs);
      return reply(200, shownJob(jobWith(jobs, params.id), now, href));
    });
    changed(workspace.name);
    return cancelled;
  },
});
