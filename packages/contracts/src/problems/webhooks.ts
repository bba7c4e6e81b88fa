import type { ProblemText } from './text.ts';

/** The problems of webhooks. */
export const webhookProblems = {
  'target-refused': {
    status: 403,
    title: 'Forbidden',
    error: 'Target refused',
    when: 'This server does not call the address. It calls the inbox of the workspace, and those addresses whose origin its operator has put into WEBHOOK_TARGETS.',
  },
  'too-many-receivers': {
    status: 409,
    title: 'Conflict',
    error: 'Too many receivers',
    when: 'The workspace has reached its highest number of webhook receivers. Remove one.',
  },
} as const satisfies Record<string, ProblemText>;
