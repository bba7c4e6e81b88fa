import { requestsAfter } from '../record-facts.ts';
import { createdBy, removes } from '../rows.ts';
import type { Rule } from '../rule.ts';

export const leavesNoRows: Rule = {
  rule: 'leaves-no-rows',
  question: 'Does the client remove what it has created?',
  improvement: 'Delete what a test has created, or reset the workspace before each test.',
  whenNotSeen: 'Create a book with POST, and delete it.',
  cases: (log) =>
    log.flatMap((record) =>
      createdBy(record).map((row) => ({
        request: record.id,
        isGood: requestsAfter(log, record).some((later) => removes(later, row)),
      })),
    ),
};
