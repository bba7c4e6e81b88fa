import { z } from 'zod';
import { untouched } from './untouched.ts';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { must } from './must.ts';
import { clockSettings, shownClock } from './own-clock.ts';
import { namePattern, whyNoName } from './workspace-name.ts';

/** The workspace of a request that does not name one. */
export const publicWorkspace = 'public';

const nameRule = { error: whyNoName };

export const workspaceName = z.string().regex(namePattern, nameRule);

/** The name in a request, which is converted to lower case. */
export const sentWorkspaceName = z
  .string()
  .regex(/^[A-Za-z0-9-]{3,64}$/, nameRule)
  .toLowerCase();

/** Outcomes are drawn from the seed or forced. */
export const chanceModes = ['seeded', 'always', 'never'] as const;
export type ChanceMode = (typeof chanceModes)[number];

const seedText = must('be a whole number from 0 to 4294967295');
const seed = z
  .int({ error: seedText })
  .min(0, { error: seedText })
  .max(2 ** 32 - 1, { error: seedText })
  .describe('The seed of all random decisions.');

const chance = z
  .enum(chanceModes, { error: must(`be one of ${chanceModes.join(', ')}`) })
  .describe(
    '`seeded` draws each outcome from the seed. `always` forces the random errors and the longest random delay, `never` forces success and the shortest random delay.',
  );

export { untouched };

/** Whether a change needs the header If-Match. */
export const ifMatchModes = ['optional', 'required'] as const;
const ifMatch = z
  .enum(ifMatchModes, { error: must(`be one of ${ifMatchModes.join(', ')}`) })
  .describe('With `required`, a change of a book without `If-Match` gets 428.');

export const workspace = z
  .object({
    name: workspaceName,
    seed,
    step: z.int().min(0).describe('The number of random decisions since the seed was set.'),
    chance,
    books: z.int().min(0).describe('The number of books in the workspace.'),
    max_books: z.int().min(1).describe('The highest number of books in the workspace.'),
    ...shownClock,
    if_match: ifMatch,
  })
  .meta({ id: 'Workspace' });
export type Workspace = z.infer<typeof workspace>;

export const workspaceSettings = z
  .strictObject({ seed, chance, ...clockSettings, if_match: ifMatch })
  .partial()
  .refine((sent) => Object.keys(sent).length > 0, { error: 'must have at least one setting' })
  .meta({ id: 'WorkspaceSettings', minProperties: 1 });
export type WorkspaceSettings = z.infer<typeof workspaceSettings>;

export const exampleWorkspace: Workspace = {
  name: 'my-class',
  ...untouched,
  books: 30,
  max_books: 1000,
  now: '2026-03-02T09:00:00.000Z',
  clock: 'server',
  if_match: 'optional',
};
export const workspaceHeader =
  'The workspace to use if the path does not name one. The API converts the name to lower case.';
/** The header parameter of the endpoints of a workspace, and its value in their examples. */
export const workspaceInHeader = { 'X-Workspace': sentWorkspaceName.describe(workspaceHeader) };
export const inMyClass = { 'X-Workspace': exampleWorkspace.name };

export const workspaceEndpoints = {
  createWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    title: 'Get a private workspace',
    description:
      'Creates a workspace with a random name that others cannot guess. You can also choose a name yourself: every valid name is a workspace, from its first use on. For a member of a class it is another workspace of that member.',
    replies: {
      201: reply(workspace, {
        description: 'The new workspace, with the seed data.',
        headers: { Location: 'The path of the new workspace.' },
        example: { ...exampleWorkspace, name: '4b8f0a52-9c1e-4d37-8a60-f2d95b7c3e18' },
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  getWorkspace: endpoint({
    method: 'GET',
    path: '/workspace',
    title: 'Show the workspace',
    description:
      'Returns the workspace of this request. The path prefix `/w/{name}` or the header `X-Workspace` names it. Without either it is the shared workspace, `public`.',
    headers: workspaceInHeader,
    replies: {
      200: reply(workspace, { description: 'The workspace.', example: exampleWorkspace }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  changeWorkspace: endpoint({
    method: 'PATCH',
    path: '/workspace',
    title: 'Change the settings',
    description:
      'Sets the seed, the chance and the clock; a setting that is left out stays as it is. Setting the seed also sets the step to 0: after that, the same requests in the same order have the same outcomes. `chance` can force the outcomes instead. `now`, `advance` and `clock` give the workspace a time of its own: tokens expire by it and new books get it. `now` is applied first, then `advance`, then `clock`. `if_match` says whether a change needs a precondition.',
    headers: workspaceInHeader,
    bodyTypes: ['application/merge-patch+json', 'application/json'],
    body: workspaceSettings,
    replies: {
      200: reply(workspace, {
        description: 'The workspace with its new settings.',
        example: { ...exampleWorkspace, seed: 7 },
      }),
    },
    problems: ['workspace-protected', 'too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, body: { seed: 7 } },
  }),

  resetWorkspace: endpoint({
    method: 'POST',
    path: '/workspace/reset',
    title: 'Reset the workspace',
    description:
      'Resets everything to its initial state: the seed data, seed 42, step 0, chance `seeded` and the clock of the server.',
    headers: workspaceInHeader,
    replies: {
      200: reply(workspace, {
        description: 'The workspace after the reset.',
        example: exampleWorkspace,
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  deleteWorkspace: endpoint({
    method: 'DELETE',
    path: '/workspace',
    title: 'Delete the workspace',
    description:
      'Deletes all data and settings of the workspace. You can use its name again at any time and start with the seed data. The shared workspace cannot be deleted, only reset.',
    headers: workspaceInHeader,
    replies: {
      200: reply(
        z.object({ message: z.literal('Workspace deleted') }).meta({ id: 'WorkspaceDeleted' }),
        { description: 'The workspace was deleted.', example: { message: 'Workspace deleted' } },
      ),
    },
    problems: ['invalid-input', 'workspace-protected', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};
