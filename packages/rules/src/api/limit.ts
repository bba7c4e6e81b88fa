import { area } from '../area.ts';

export const limit = area({
  slug: 'limit',
  title: 'The limit of a workspace',
  place: { endpoints: ['limit.setLimit'] },
  rules: [
    'LIMIT-01 contract: A workspace has no limit until one is set; without a limit, no response has the headers RateLimit and RateLimit-Policy.',
    'LIMIT-02 decision 0172: In a workspace with a limit, each response of an operation that is limited has RateLimit-Policy with the quota and the window, and RateLimit with what is left and the seconds until more is left.',
    'LIMIT-03 contract: A token bucket holds burst tokens, gets limit tokens per window evenly, and accepts a request when it holds a whole token.',
    'LIMIT-04 contract: A fixed window accepts the first limit requests of each window; the windows begin at whole multiples of their length since 1970.',
    'LIMIT-05 contract: A sliding window accepts at most limit requests in any time of the length of the window.',
    'LIMIT-06 contract: A request over the limit gets 429 with the error "Quota exceeded" and Retry-After, and does not count.',
    'LIMIT-07 contract: Of requests that arrive at once, a limit accepts exactly as many as are left, even when several APIs share the database.',
    'LIMIT-08 contract: A request that waits as long as Retry-After says is accepted, if no other request came; the number is rounded up to whole seconds.',
    'LIMIT-09 contract: With retry_after: seconds, Retry-After is a number of seconds; with retry_after: date, it is an HTTP date by the clock of the workspace.',
    'LIMIT-10 contract: A limit follows the clock of the workspace: while the clock is frozen, only a change of the clock gives more.',
    'LIMIT-11 contract: The count starts again with each PUT; DELETE and a reset of the workspace switch the limit off.',
    'LIMIT-12 contract: Never limited, and without these headers, are the operations below /workspace and what reaches no operation: OPTIONS, the 405 of another method, the 404 of an unknown path, a workspace that is named wrongly or twice, and the documents.',
    'LIMIT-13 contract: The limit of one workspace never refuses a request of another.',
    'LIMIT-14 decision 0170: The workspace public can have neither a limit nor a clock of its own: both get 403 with the error "Workspace protected".',
    'LIMIT-15 contract: limit and burst are whole numbers from 1 to 1000, window is a whole number from 1 to 86400; any other value gets 400 that names the member.',
    'LIMIT-16 contract: By concurrency, a request takes its place until the end of its response or until the client leaves.',
    'LIMIT-17 contract: If left out, window is 60, burst is the same as limit, and retry_after is seconds; a member that the kind does not use has no effect and is not shown.',
    'LIMIT-18 contract: A request that a scripted fault answers or breaks counts as any other does.',
  ],
  where: {
    'LIMIT-01': ['limit.getLimit'],
    'LIMIT-11': ['limit.setLimit', 'limit.removeLimit', 'workspaces.resetWorkspace'],
    'LIMIT-14': ['limit.setLimit', 'workspaces.changeWorkspace'],
  },
});
