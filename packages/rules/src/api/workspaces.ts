import { area } from '../area.ts';

export const workspaces = area({
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
  rules: {
    'WORKSPACE-01': 'contract: A write in one workspace never changes another workspace.',
    'WORKSPACE-02':
      'contract: The path prefix /w/{name} selects the workspace of every request, for reads and writes.',
    'WORKSPACE-03':
      'contract: The header X-Workspace selects the workspace of every request, for reads and writes.',
    'WORKSPACE-04': 'contract: A request without prefix and header uses the workspace public.',
    'WORKSPACE-05': 'contract: A prefix and a header that name different workspaces get 400.',
    'WORKSPACE-06':
      'contract: A name has 3 to 64 characters: letters from a to z in lower or upper case, digits 0 to 9 and hyphens; any other name gets 400.',
    'WORKSPACE-07': 'contract: The API converts capital letters of a name to lower case.',
    'WORKSPACE-08':
      'contract: A workspace exists from its first use, with 30 books, seed 42, step 0 and seeded chance.',
    'WORKSPACE-09': 'contract: A reset restores the books, seed 42, step 0 and the chance seeded.',
    'WORKSPACE-10':
      'contract: The name of a deleted workspace can be used again, and the new workspace starts with the seed data.',
    'WORKSPACE-11': 'contract: Deleting the workspace public gets 403.',
    'WORKSPACE-12':
      'contract: Each POST to /workspaces creates a workspace with another random name and gets 201, with its path in Location.',
    'WORKSPACE-13':
      'contract: A setting that is left out stays as it is; setting the seed sets the step to 0.',
    'WORKSPACE-14':
      'contract: seed is a whole number from 0 to 4294967295; chance is seeded, always or never; any other value gets 400 with the name of the setting.',
    'WORKSPACE-15': 'decision 0022: Every response names its workspace in X-Workspace.',
    'WORKSPACE-16':
      'rule book: A workspace other than public is deleted after seven days without use, unless the host sets another time; reading counts as use, and time in which no API runs does not count.',
  },
  where: {
    'WORKSPACE-01': 'every answer',
    'WORKSPACE-02': 'every answer',
    'WORKSPACE-03': 'every answer',
    'WORKSPACE-04': 'every answer',
    'WORKSPACE-05': 'every answer',
    'WORKSPACE-06': 'every answer',
    'WORKSPACE-07': 'every answer',
    'WORKSPACE-09': ['workspaces.resetWorkspace'],
    'WORKSPACE-10': ['workspaces.deleteWorkspace'],
    'WORKSPACE-11': ['workspaces.deleteWorkspace'],
    'WORKSPACE-12': ['workspaces.createWorkspace'],
    'WORKSPACE-13': ['workspaces.changeWorkspace'],
    'WORKSPACE-14': ['workspaces.changeWorkspace'],
    'WORKSPACE-15': 'every answer',
  },
});
