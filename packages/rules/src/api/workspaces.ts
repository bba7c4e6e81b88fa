import type { Area } from '../area.ts';

export const workspaces = {
  slug: 'workspaces',
  title: 'Workspaces',
  place: {
    endpoints: [
      'workspaces.createWorkspace',
      'workspaces.getWorkspace',
      'workspaces.changeWorkspace',
      'workspaces.resetWorkspace',
      'workspaces.deleteWorkspace',
    ],
  },
  rules: [
    {
      id: 'WORKSPACE-01',
      from: 'contract',
      where: 'every answer',
      text: 'What is written in one workspace is never read in another.',
    },
    {
      id: 'WORKSPACE-02',
      from: 'contract',
      where: 'every answer',
      text: 'The path prefix /w/{name} chooses the workspace of a call, whether it reads or writes.',
    },
    {
      id: 'WORKSPACE-03',
      from: 'contract',
      where: 'every answer',
      text: 'The header X-Workspace chooses the workspace of a call, whether it reads or writes.',
    },
    {
      id: 'WORKSPACE-04',
      from: 'contract',
      where: 'every answer',
      text: 'Without prefix and header a call uses the workspace public.',
    },
    {
      id: 'WORKSPACE-05',
      from: 'contract',
      where: 'every answer',
      text: 'A prefix and a header that name different workspaces are a 400.',
    },
    {
      id: 'WORKSPACE-06',
      from: 'contract',
      where: 'every answer',
      text: 'A name has 3 to 64 characters of a to z, 0 to 9 and hyphen; any other is a 400.',
    },
    {
      id: 'WORKSPACE-07',
      from: 'contract',
      where: 'every answer',
      text: 'Capital letters of a name are taken in lower case.',
    },
    {
      id: 'WORKSPACE-08',
      from: 'contract',
      text: 'A workspace exists from its first use, with 30 books, seed 42, step 0 and seeded chance.',
    },
    {
      id: 'WORKSPACE-09',
      from: 'contract',
      where: ['workspaces.resetWorkspace'],
      text: 'A reset restores everything: the books, seed 42, step 0 and seeded chance.',
    },
    {
      id: 'WORKSPACE-10',
      from: 'contract',
      where: ['workspaces.deleteWorkspace'],
      text: 'A deleted workspace can be used again and starts with the seed data.',
    },
    {
      id: 'WORKSPACE-11',
      from: 'contract',
      where: ['workspaces.deleteWorkspace'],
      text: 'The workspace public cannot be deleted: the answer is 403.',
    },
    {
      id: 'WORKSPACE-12',
      from: 'contract',
      where: ['workspaces.createWorkspace'],
      text: 'Each call makes a workspace with another name that nobody can guess, answers 201, and gives its path in Location.',
    },
    {
      id: 'WORKSPACE-13',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'A setting that is left out stays as it is, except that a new seed sets the step to 0.',
    },
    {
      id: 'WORKSPACE-14',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'seed is a whole number from 0 to 4294967295, chance is seeded, always or never; any other value is a 400 that names it.',
    },
    {
      id: 'WORKSPACE-15',
      from: 'decision 0056',
      where: 'every answer',
      text: 'Every answer names its workspace in X-Workspace.',
    },
    {
      id: 'WORKSPACE-16',
      from: 'rule book',
      text: 'A workspace that nobody uses for seven days is removed; reading it counts as use.',
    },
  ],
} as const satisfies Area;
