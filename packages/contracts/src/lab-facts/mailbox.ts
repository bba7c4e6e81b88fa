import { kept, mailAct } from '../mailbox/mailbox.ts';
import { type FactsOf, labFacts, upTo } from './facts.ts';

export const mailbox = labFacts(
  'MailboxFacts',
  {
    acts: upTo(kept.acts, mailAct).describe(
      'What was tried in the workspace, as GET /labs/mailbox lists it. The API compares it with its own.',
    ),
  },
  [],
);
export type MailboxFacts = FactsOf<typeof mailbox>;
