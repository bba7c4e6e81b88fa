import type { ProblemText } from './text.ts';

/** The problems that only the site's server answers with, when it passes a request on to the API. */
export const siteProblems = {
  'api-unreachable': {
    status: 502,
    title: 'Bad Gateway',
    error: 'API unreachable',
    when: "The site's server could not connect to the API, or lost the connection before the response. This happens only when the request goes through the site.",
  },
  'api-timeout': {
    status: 504,
    title: 'Gateway Timeout',
    error: 'API timeout',
    when: "The API did not respond to the site's server in time. This happens only when the request goes through the site.",
  },
} as const satisfies Record<string, ProblemText>;
