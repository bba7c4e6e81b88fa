import type { ProblemText } from './text.ts';

/** The problems of webhooks. */
export const webhookProblems = {
  'target-refused': {
    status: 403,
    title: 'Forbidden',
    error: 'Target refused',
    when: 'This server sends nothing to that address. It sends to the inbox of the workspace, and to addresses whose origin the operator has put into WEBHOOK_TARGETS.',
  },
  'too-many-receivers': {
    status: 409,
    title: 'Conflict',
    error: 'Too many receivers',
    when: 'The workspace has reached its highest number of webhook receivers. Remove one.',
  },
} as const satisfies Record<string, ProblemText>;
