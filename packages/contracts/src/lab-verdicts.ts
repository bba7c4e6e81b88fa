import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { factsByLab, labNames } from './lab-facts/all.ts';
import { must } from './must.ts';
import { reply } from './reply.ts';
import { inMyClass, workspaceInHeader } from './workspace.ts';

/** An import of the OpenAPI document takes the first name, and the example of the body. */
const byExample = labNames.toSorted((one, other) => +(other === 'waits') - +(one === 'waits'));

const params = z.object({
  lab: z
    .enum(byExample, {
      error: must(`be the last part of the address of a lab: ${labNames.join(', ')}`),
    })
    .meta({ description: 'The last part of the address of the lab.', examples: ['waits'] }),
});

/** What has happened in a lab: the members are those of the lab in the path. */
export const someFacts = z
  .union(labNames.map((lab) => factsByLab[lab].schema))
  .meta({
    id: 'LabFacts',
    description:
      'What has happened in the lab, as its page reports it. Each lab has facts of its own.',
  });

export const labVerdict = z
  .object({
    lab: z.string().describe('The last part of the address of the lab.'),
    level: z.int().describe('The level of the lab: 1, or 2 with `?level=2`.'),
    solved: z.boolean().describe('Whether the facts show that the whole task is done.'),
    text: z.string().describe('The text of the verdict, as on the page.'),
    reported_at: z.iso.datetime().describe('The time of the workspace when the page sent it.'),
    first_solved: z
      .array(z.object({ level: z.int(), at: z.iso.datetime() }).meta({ id: 'SolvedLevel' }))
      .describe('When each level was solved first. A later verdict takes nothing of it away.'),
    facts: z
      .looseObject({ seed: z.int() })
      .describe('The facts from which the API has computed `solved` and `text`.'),
    reported: z
      .array(z.string())
      .describe(
        'The facts that the API cannot check, such as whether an event came from a user: it believes the page.',
      ),
  })
  .meta({ id: 'LabVerdict' });
export type LabVerdict = z.infer<typeof labVerdict>;

const facts: z.input<typeof factsByLab.waits.schema> = {
  seed: 7,
  page: '4273',
  delay: 2,
  results: ['Show', 'Render', 'Ask the API', 'Load'],
  catches: [420, 180, 655],
};
const example: LabVerdict = {
  lab: 'waits',
  level: 1,
  solved: true,
  text: 'Solved: every ring was caught within 3 seconds.',
  reported_at: '2026-03-02T09:00:00.000Z',
  first_solved: [{ level: 1, at: '2026-03-02T09:00:00.000Z' }],
  facts,
  reported: [...factsByLab.waits.reported],
};
const headers = workspaceInHeader;

/** What the labs of the site say about the test that was there. Their pages send the facts. */
export const labVerdictEndpoints = {
  listLabVerdicts: endpoint({
    method: 'GET',
    path: '/workspace/labs',
    title: 'List the verdicts of the labs',
    description:
      'Returns the last verdict of each lab in this workspace, the newest first. The page of a lab sends what has happened there whenever its verdict changes, to the workspace of the browser tab: `?workspace=my-class` in the address of the lab chooses it.',
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
    title: 'Judge what has happened in a lab',
    description:
      'Judges the facts as the page of the lab does: it draws from the seed what the page has drawn, and compares. It keeps the facts and the verdict in place of those before, and when each level was solved first. The body has the facts of the lab in the path, and no verdict.',
    headers,
    params,
    body: someFacts,
    bodyOf: ({ lab }) => factsByLab[lab].schema,
    replies: { 200: reply(labVerdict, { description: 'The verdict.', example }) },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, params: { lab: 'waits' }, body: facts },
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
