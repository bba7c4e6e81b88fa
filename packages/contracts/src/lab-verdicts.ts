import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { must } from './must.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

/** The highest number of labs with a verdict in a workspace; the oldest verdict makes room. */
export const keptVerdicts = 100;
const longestText = 500;

const params = z.object({
  lab: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, {
      error: must('be the last part of the address of a lab, such as waits'),
    })
    .meta({ description: 'The last part of the address of the lab.', examples: ['waits'] }),
});

const solved = z.boolean().describe('Whether the lab is solved.');
const text = z
  .string()
  .min(1)
  .max(longestText)
  .describe('What the page of the lab says about the way that was taken.');

export const sentVerdict = z.strictObject({ solved, text }).meta({ id: 'SentLabVerdict' });
export type SentVerdict = z.infer<typeof sentVerdict>;

export const labVerdict = z
  .object({
    lab: z.string().describe('The last part of the address of the lab.'),
    solved,
    text,
    reported_at: z.iso.datetime().describe('The time of the workspace when the page sent it.'),
  })
  .meta({ id: 'LabVerdict' });
export type LabVerdict = z.infer<typeof labVerdict>;

const sent: SentVerdict = {
  solved: true,
  text: 'Waited: every ring was caught within 3 seconds.',
};
const example: LabVerdict = { lab: 'waits', ...sent, reported_at: '2026-03-02T09:00:00.000Z' };
const headers = workspaceInHeader;

/** What the labs of the site say about the test that was there. Their pages send it. */
export const labVerdictEndpoints = {
  listLabVerdicts: endpoint({
    method: 'GET',
    path: '/workspace/labs',
    title: 'List the verdicts of the labs',
    description: `Returns the last verdict of each lab in this workspace, the newest first, at most ${keptVerdicts}. The page of a lab sends its verdict when it changes, to the workspace of the browser tab: \`?workspace=my-class\` in the address of the lab chooses it.`,
    headers,
    replies: {
      200: reply(z.array(labVerdict), { description: 'The verdicts.', example: [example] }),
    },
    problems: ['store-unavailable'],
    example: { headers: inMyClass },
  }),

  putLabVerdict: endpoint({
    method: 'PUT',
    path: '/workspace/labs/{lab}',
    title: 'Keep the verdict of a lab',
    description: 'Keeps what the page of a lab says, in place of what it said before.',
    headers,
    params,
    body: sentVerdict,
    replies: { 200: reply(labVerdict, { description: 'The verdict.', example }) },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, params: { lab: example.lab }, body: sent },
  }),

  clearLabVerdicts: endpoint({
    method: 'DELETE',
    path: '/workspace/labs',
    title: 'Clear the verdicts of the labs',
    description: 'Deletes the verdicts of all labs in this workspace.',
    headers,
    replies: {
      200: reply(z.object({ message: z.literal('Verdicts cleared') }).meta({ id: 'NoVerdicts' }), {
        description: 'No lab has a verdict.',
        example: { message: 'Verdicts cleared' },
      }),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};
