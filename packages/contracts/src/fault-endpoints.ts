import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faultReport, faultScript, type FaultReport } from './fault.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

const script: z.input<typeof faultScript> = {
  rules: [
    {
      method: 'POST',
      path: '/books',
      outcomes: [
        { kind: 'status', status: 503, retry_after: 1 },
        { kind: 'reset', when: 'after' },
      ],
    },
  ],
};

const [rule] = faultScript.parse(script).rules;

/** The report after this number of requests. */
const report = (matched: 0 | 1): FaultReport => {
  const used = rule!.outcomes.map(({ kind }, at) => ({ kind, times: at < matched ? 1 : 0 }));
  return { rules: [{ ...rule!, matched, used, left: used.length - matched }] };
};

const headers = workspaceInHeader;
const example = { headers: inMyClass };

export const faultEndpoints = {
  getFaults: endpoint({
    method: 'GET',
    path: '/workspace/faults',
    title: 'Show the faults',
    description:
      'Returns the rules, how often each outcome was used, and how many outcomes of each sequence are left.',
    headers,
    replies: { 200: reply(faultReport, { description: 'The rules.', example: report(1) }) },
    problems: ['store-unavailable'],
    example,
  }),

  putFaults: endpoint({
    method: 'PUT',
    path: '/workspace/faults',
    title: 'Script faults',
    description:
      'Replaces all rules and starts their counts at 0. For each request, the first rule that matches its method and path, and has an outcome left, decides. The endpoints of the workspace itself never have faults.',
    headers,
    body: faultScript,
    replies: {
      200: reply(faultReport, {
        description: 'The new rules, none of them used yet.',
        example: report(0),
      }),
    },
    problems: ['workspace-protected', 'too-many-new-workspaces', 'store-unavailable'],
    example: { ...example, body: script },
  }),

  deleteFaults: endpoint({
    method: 'DELETE',
    path: '/workspace/faults',
    title: 'Switch the faults off',
    description: 'Removes all rules. Every request gets its usual response again.',
    headers,
    replies: {
      200: reply(
        z.object({ message: z.literal('Faults switched off') }).meta({ id: 'FaultsOff' }),
        { description: 'No rule is left.', example: { message: 'Faults switched off' } },
      ),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example,
  }),
};
