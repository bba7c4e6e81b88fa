import { wait, type ProblemText } from './text.ts';

/** The kinds of 429 that any endpoint can have; the desk, jobs and sockets have their own. */
export const tooManyProblems = {
  'rate-limited': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Rate limit exceeded',
    when: 'The simulated rate limit rejected this request at random. Try again after the number of seconds in Retry-After.',
    headers: wait,
  },
  'quota-exceeded': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Quota exceeded',
    when: 'The workspace has a limit, which PUT /workspace/limit has set, and this request is over it. Wait as long as Retry-After says, advance the clock of the workspace, or switch the limit off with DELETE /workspace/limit.',
    headers: {
      'Retry-After':
        'The number of seconds to wait, or the date until which to wait, as the limit was set.',
      RateLimit: 'The policy, what is left of it, and the number of seconds until more is left.',
      'RateLimit-Policy': 'The policy: its quota and its window in seconds.',
    },
  },
  'too-many-new-workspaces': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many new workspaces',
    when: 'Your IP address has reached the highest number of new workspaces per minute. You can still use existing workspaces.',
    headers: wait,
  },
  'too-many-requests': {
    status: 429,
    title: 'Too Many Requests',
    error: 'Too many requests at once',
    when: 'Your IP address has reached the highest number of open requests or connections. Try again after the number of seconds in Retry-After.',
    headers: wait,
  },
} as const satisfies Record<string, ProblemText>;
