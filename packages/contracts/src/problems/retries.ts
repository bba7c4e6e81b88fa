import { wait, type ProblemText } from './text.ts';

/** The problems of scripted faults, of requests that are sent again, and of preconditions. */
export const retryProblems = {
  'request-in-progress': {
    status: 409,
    title: 'Conflict',
    error: 'Request in progress',
    when: 'Another request with this Idempotency-Key is still being executed. Send the request again after the number of seconds in Retry-After to get its response.',
    headers: wait,
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Unprocessable Content',
    error: 'Idempotency key reused',
    when: 'A different request was sent with this Idempotency-Key before. Use a new key for each request, and the same key only to send the same request again.',
  },
  'precondition-failed': {
    status: 412,
    title: 'Precondition Failed',
    error: 'Precondition failed',
    when: 'The stored version is not the one that If-Match or If-Unmodified-Since names.',
  },
  'precondition-required': {
    status: 428,
    title: 'Precondition Required',
    error: 'Precondition required',
    when: 'The workspace has the setting if_match: required, and this change has no If-Match header. Read the record and send its ETag.',
  },
  'scripted-fault': {
    status: 500,
    title: 'Internal Server Error',
    error: 'Scripted fault',
    when: 'A rule of PUT /workspace/faults sent this response. The rule also chose its status, from 400 to 599. DELETE /workspace/faults switches all rules off.',
    headers: wait,
  },
} as const satisfies Record<string, ProblemText>;
