import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reply } from './reply.ts';
import { must } from './must.ts';

/** The workspace of a request that names none. */
export const publicWorkspace = 'public';

const nameRule = { error: must('be 3 to 64 characters of a-z, 0-9 and hyphen') };

export const workspaceName = z.string().regex(/^[a-z0-9-]{3,64}$/, nameRule);

/** The name as a request may write it: capitals are taken in lower case. */
export const sentWorkspaceName = z
  .string()
  .regex(/^[A-Za-z0-9-]{3,64}$/, nameRule)
  .toLowerCase();

/** Forced, or drawn from the seed. */
export const chanceModes = ['seeded', 'always', 'never'] as const;
export type ChanceMode = (typeof chanceModes)[number];

const seedText = must('be a whole number from 0 to 4294967295');
const seed = z
  .int({ error: seedText })
  .min(0, { error: seedText })
  .max(2 ** 32 - 1, { error: seedText })
  .describe('What every chance decision is drawn from.');

const chance = z
  .enum(chanceModes, { error: must(`be one of ${chanceModes.join(', ')}`) })
  .describe('seeded draws the outcome; always and never force it.');

/** How a workspace is before anything happened in it. */
export const untouched = { seed: 42, step: 0, chance: 'seeded' } as const;

export const workspace = z
  .object({
    name: workspaceName,
    seed,
    step: z.int().min(0).describe('How many chance decisions were taken since the seed was set.'),
    chance,
    books: z.int().min(0).describe('How many books it holds.'),
    max_books: z.int().min(1).describe('How many books it can hold.'),
  })
  .meta({ id: 'Workspace' });
export type Workspace = z.infer<typeof workspace>;

export const workspaceSettings = z
  .strictObject({ seed, chance })
  .partial()
  .refine((sent) => Object.keys(sent).length > 0, { error: 'must have seed, chance or both' })
  .meta({ id: 'WorkspaceSettings', minProperties: 1 });
export type WorkspaceSettings = z.infer<typeof workspaceSettings>;

const example: Workspace = {
  name: 'my-class',
  ...untouched,
  books: 30,
  max_books: 1000,
};
const headers = {
  'X-Workspace': sentWorkspaceName.describe(
    'The workspace to use, when the path does not name one. Capitals are taken in lower case.',
  ),
};
const inMyClass = { 'X-Workspace': example.name };

export const workspaceEndpoints = {
  createWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    title: 'Get a private workspace',
    description:
      'Thinks up a name that nobody can guess. Any well-formed name is a workspace from its first use on; this one is sure to be yours alone.',
    replies: {
      201: reply(workspace, {
        description: 'The new workspace, with the seed data.',
        headers: { Location: 'The path of the new workspace.' },
        example: { ...example, name: '4b8f0a52-9c1e-4d37-8a60-f2d95b7c3e18' },
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
      'The workspace of this request: named by the path prefix /w/{name}, by the X-Workspace header, or else the shared one, public.',
    headers,
    replies: { 200: reply(workspace, { description: 'The workspace.', example }) },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  changeWorkspace: endpoint({
    method: 'PATCH',
    path: '/workspace',
    title: 'Change the settings',
    description:
      'Sets the seed, which rewinds to step 0: from then on the same calls have the same outcomes. Or forces every outcome with chance.',
    headers,
    bodyTypes: ['application/merge-patch+json', 'application/json'],
    body: workspaceSettings,
    replies: {
      200: reply(workspace, {
        description: 'The workspace with its new settings.',
        example: { ...example, seed: 7 },
      }),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: { headers: inMyClass, body: { seed: 7 } },
  }),

  resetWorkspace: endpoint({
    method: 'POST',
    path: '/workspace/reset',
    title: 'Reset the workspace',
    description:
      'Puts everything back as it was at the first use: the seed data, seed 42, step 0 and seeded chance.',
    headers,
    replies: { 200: reply(workspace, { description: 'The workspace, as new.', example }) },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  deleteWorkspace: endpoint({
    method: 'DELETE',
    path: '/workspace',
    title: 'Delete the workspace',
    description:
      'Removes what the workspace stores. Its name can be used again at any time and starts with the seed data. The shared workspace stays: it can only be reset.',
    headers,
    replies: {
      200: reply(
        z.object({ message: z.literal('Workspace deleted') }).meta({ id: 'WorkspaceDeleted' }),
        { description: 'The workspace is gone.', example: { message: 'Workspace deleted' } },
      ),
    },
    problems: ['invalid-input', 'workspace-protected', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};
