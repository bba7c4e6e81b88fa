import type { RequestListener } from 'node:http';
import type { Effect } from './effect.ts';

const answerMs = 300;
const pageMs = 500;

/** By how much this change delays one answer at most. */
export const longestWaitMs = Math.max(answerMs, pageMs);

type Wait = (path: string) => number;

/** Hands a request on after its wait, unless its client has gone by then. */
export const after =
  (wait: Wait) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const ms = wait(request.url ?? '/');
    if (ms === 0) return listener(request, response);
    setTimeout(() => response.destroyed || listener(request, response), ms);
  };

export const isFile = (path: string): boolean => path.startsWith('/static/');

/** A load test would take minutes longer, and a suite that cannot wait is red long before. */
export const mostLateAnswers = 500;

const whileFew = (ms: number): Wait => {
  let late = 0;
  return () => (++late > mostLateAnswers ? 0 : ms);
};

export const later = (isOfApi: (path: string) => boolean): Effect => ({
  aroundApi: after(whileFew(answerMs)),
  aroundSite: after((path) => (isOfApi(path) ? 0 : isFile(path) ? answerMs : pageMs)),
});
