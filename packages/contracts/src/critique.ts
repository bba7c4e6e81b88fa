import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { sentWorkspaceName, workspaceHeader } from './workspace.ts';

export const verdicts = ['good', 'improve', 'not-seen'] as const;
export type Verdict = (typeof verdicts)[number];

const remark = z
  .object({
    rule: z.string().describe('The name of the rule. It never changes.'),
    question: z.string().describe('What the rule asks about the client.'),
    verdict: z
      .enum(verdicts)
      .describe(
        '`good`: the log shows that the client does it. `improve`: the log shows that it does not. `not-seen`: the log has no request that shows it.',
      ),
    request: z
      .int()
      .nullable()
      .describe('The id of the request that shows it; `null` if no request shows it.'),
    advice: z.string().describe('What was measured, if anything was, and what to do.'),
  })
  .meta({ id: 'Remark' });
export type Remark = z.infer<typeof remark>;

export const critique = z
  .object({
    recorded_since: z.iso.datetime().describe('The time when the recording began.'),
    requests: z.int().min(0).describe('The number of requests in the log.'),
    remarks: z.array(remark).describe('One for each rule.'),
  })
  .meta({ id: 'Critique' });
export type Critique = z.infer<typeof critique>;

const example: Critique = {
  recorded_since: '2026-03-02T09:00:00.000Z',
  requests: 12,
  remarks: [
    {
      rule: 'waits-for-retry-after',
      question: 'Does the client wait as long as Retry-After says?',
      verdict: 'improve',
      request: 58,
      advice:
        'The wait was 0.02 s of 2 s. Wait as long as Retry-After says before you send the request again.',
    },
  ],
};

export const critiqueEndpoints = {
  critique: endpoint({
    method: 'GET',
    path: '/workspace/critique',
    title: 'Judge the client',
    description:
      'Judges the client by the requests in the log of this workspace, with one remark for each rule. The first request begins the recording.',
    headers: { 'X-Workspace': sentWorkspaceName.describe(workspaceHeader) },
    replies: { 200: reply(critique, { description: 'A remark for each rule.', example }) },
    problems: ['invalid-input', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: { 'X-Workspace': 'my-class' } },
  }),
};
