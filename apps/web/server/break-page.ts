import type { RequestHandler } from 'express';

/** A busy machine takes some seconds to open a copy. */
const longestWait = 30_000;

const unreachable =
  'The grader, which opens broken pages, does not answer. If this copy of Sparring is yours, start it: npm start does, and with containers docker compose --profile grader up -d.';

/** Asks the grader for a broken copy of a page: the page itself may not ask another port. */
export const createBreakPage =
  (grader: string): RequestHandler =>
  async ({ url, ip = '' }, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      const answer = await fetch(new URL(url, grader), {
        method: 'POST',
        headers: { 'X-Forwarded-For': ip },
        signal: AbortSignal.timeout(longestWait),
        redirect: 'error',
      });
      response.status(answer.status).json(await answer.json());
    } catch {
      response.status(503).json({ why: unreachable });
    }
  };
