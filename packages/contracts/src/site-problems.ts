import type { ProblemText } from './problem-text.ts';

/** What only the server of the site answers, for the API behind it. */
export const siteProblems = {
  'api-unreachable': {
    status: 502,
    title: 'Bad Gateway',
    error: 'API unreachable',
    when: 'The server of the site cannot reach the API behind it, or lost it before the answer. Called directly, the API never answers so.',
  },
  'api-timeout': {
    status: 504,
    title: 'Gateway Timeout',
    error: 'API timeout',
    when: 'The API behind the server of the site did not answer in time. Called directly, the API never answers so.',
  },
} as const satisfies Record<string, ProblemText>;
