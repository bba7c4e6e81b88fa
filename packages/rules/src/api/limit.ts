import type { Area } from '../area.ts';

export const limit = {
  slug: 'limit',
  title: 'The limit of a workspace',
  place: { endpoints: ['limit.setLimit'] },
  rules: [
    {
      id: 'LIMIT-01',
      from: 'contract',
      where: ['limit.getLimit'],
      text: 'A workspace has no limit until one is set; without a limit, no answer has the headers RateLimit and RateLimit-Policy.',
    },
    {
      id: 'LIMIT-02',
      from: 'decision 0172',
      text: 'In a workspace with a limit, each answer has RateLimit-Policy with the quota and the window, and RateLimit with what is left and the seconds until more is left.',
    },
    {
      id: 'LIMIT-03',
      from: 'contract',
      text: 'A token bucket holds burst tokens, gets limit tokens per window evenly, and accepts a request when it holds a whole token.',
    },
    {
      id: 'LIMIT-04',
      from: 'contract',
      text: 'A fixed window accepts the first limit requests of each window; the windows begin at whole multiples of their length since 1970.',
    },
    {
      id: 'LIMIT-05',
      from: 'contract',
      text: 'A sliding window accepts at most limit requests in any time of the length of the window.',
    },
    {
      id: 'LIMIT-06',
      from: 'contract',
      text: 'A request over the limit gets 429 with the error "Quota exceeded" and Retry-After, and does not count.',
    },
    {
      id: 'LIMIT-07',
      from: 'contract',
      text: 'Of requests that arrive at once, a limit accepts exactly as many as are left, also when several APIs share the database.',
    },
    {
      id: 'LIMIT-08',
      from: 'contract',
      text: 'A request that waits as long as Retry-After says is accepted, if no other request came; the number is rounded up to whole seconds.',
    },
    {
      id: 'LIMIT-09',
      from: 'contract',
      text: 'retry_after seconds makes Retry-After a number of seconds, date makes it a date of HTTP by the clock of the workspace.',
    },
    {
      id: 'LIMIT-10',
      from: 'contract',
      text: 'A limit follows the clock of the workspace: while the clock is frozen, only a change of the clock gives more.',
    },
    {
      id: 'LIMIT-11',
      from: 'contract',
      where: ['limit.setLimit', 'limit.removeLimit', 'workspaces.resetWorkspace'],
      text: 'The count begins anew with each PUT; DELETE and a reset of the workspace switch the limit off.',
    },
    {
      id: 'LIMIT-12',
      from: 'contract',
      text: 'The endpoints of the workspace itself, below /workspace, are never limited.',
    },
    {
      id: 'LIMIT-13',
      from: 'contract',
      text: 'The limit of one workspace never refuses a request of another.',
    },
    {
      id: 'LIMIT-14',
      from: 'decision 0173',
      where: ['limit.setLimit', 'workspaces.changeWorkspace'],
      text: 'The workspace public can have neither a limit nor a clock of its own: both get 403 with the error "Workspace protected".',
    },
    {
      id: 'LIMIT-15',
      from: 'contract',
      text: 'limit and burst are whole numbers from 1 to 1000, window is a whole number from 1 to 86400; any other value gets 400 that names the member.',
    },
    {
      id: 'LIMIT-16',
      from: 'contract',
      text: 'By concurrency, a request takes its place until the end of its answer or until the client leaves.',
    },
    {
      id: 'LIMIT-17',
      from: 'contract',
      text: 'A policy without window has 60 seconds, without burst it has limit, without retry_after it has seconds; a member that its kind does not use has no effect and is not shown.',
    },
  ],
} as const satisfies Area;
