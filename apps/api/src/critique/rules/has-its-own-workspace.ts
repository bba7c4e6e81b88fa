import { publicWorkspace } from '@sparring/contracts/workspace';
import { headerOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

export const hasItsOwnWorkspace: Rule = {
  rule: 'has-its-own-workspace',
  question: 'Does the client use a workspace of its own?',
  improvement:
    'Put /w/ and a name before the path, or send the name in X-Workspace, because every client can change the workspace public.',
  whenNotSeen: 'Send any request.',
  cases: (log) =>
    log.map(({ id, answer }) => ({
      request: id,
      isGood: headerOf(answer, 'X-Workspace') !== publicWorkspace,
    })),
};
