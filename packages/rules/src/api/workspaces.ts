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
      text: 'A write in one workspace never changes another workspace.',
    },
    {
      id: 'WORKSPACE-02',
      from: 'contract',
      where: 'every answer',
      text: 'The path prefix /w/{name} selects the workspace of every request, for reads and writes.',
    },
    {
      id: 'WORKSPACE-03',
      from: 'contract',
      where: 'every answer',
      text: 'The header X-Workspace selects the workspace of every request, for reads and writes.',
    },
    {
      id: 'WORKSPACE-04',
      from: 'contract',
      where: 'every answer',
      text: 'A request without prefix and header uses the workspace public.',
    },
    {
      id: 'WORKSPACE-05',
      from: 'contract',
      where: 'every answer',
      text: 'A prefix and a header that name different workspaces get 400.',
    },
    {
      id: 'WORKSPACE-06',
      from: 'contract',
      where: 'every answer',
      text: 'A name has 3 to 64 characters: letters from a to z in lower or upper case, digits 0 to 9 and hyphens; any other name gets 400.',
    },
    {
      id: 'WORKSPACE-07',
      from: 'contract',
      where: 'every answer',
      text: 'The API converts capital letters of a name to lower case.',
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
      text: 'A reset restores the books, seed 42, step 0 and the chance seeded.',
    },
    {
      id: 'WORKSPACE-10',
      from: 'contract',
      where: ['workspaces.deleteWorkspace'],
      text: 'The name of a deleted workspace can be used again, and the new workspace starts with the seed data.',
    },
    {
      id: 'WORKSPACE-11',
      from: 'contract',
      where: ['workspaces.deleteWorkspace'],
      text: 'Deleting the workspace public gets 403.',
    },
    {
      id: 'WORKSPACE-12',
      from: 'contract',
      where: ['workspaces.createWorkspace'],
      text: 'Each POST to /workspaces creates a workspace with another random name and gets 201, with its path in Location.',
    },
    {
      id: 'WORKSPACE-13',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'A setting that is left out stays as it is; setting the seed sets the step to 0.',
    },
    {
      id: 'WORKSPACE-14',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'seed is a whole number from 0 to 4294967295; chance is seeded, always or never; any other value gets 400 with the name of the setting.',
    },
    {
      id: 'WORKSPACE-15',
      from: 'decision 0056',
      where: 'every answer',
      text: 'Every reply names its workspace in X-Workspace.',
    },
    {
      id: 'WORKSPACE-16',
      from: 'rule book',
      text: 'A workspace other than public is deleted after seven days without use, unless the host sets another time; reading counts as use, and time in which no API runs does not count.',
    },
  ],
} as const satisfies Area;
