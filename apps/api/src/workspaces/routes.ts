import { publicWorkspace, type workspaceEndpoints } from '@sparring/contracts/workspace';
import { HttpProblem } from '../refusal.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Workspaces } from './workspaces.ts';

/** `newName` makes a name that nobody can guess. */
export const workspaceRoutes = (
  workspaces: Workspaces,
  newName: () => string,
): Handlers<typeof workspaceEndpoints> => ({
  createWorkspace: async ({ base }) => {
    const name = newName();
    const Location = `/w/${name}${base}/workspace`;
    return answer(201, await workspaces.find(name), { Location });
  },

  getWorkspace: async ({ workspace }) => answer(200, await workspace.read()),

  changeWorkspace: async ({ workspace, from, body }) =>
    answer(200, await workspaces.askedBy(from).change(workspace.name, body)),

  resetWorkspace: async ({ workspace }) => {
    await workspaces.clear(workspace.name);
    return answer(200, await workspaces.find(workspace.name));
  },

  deleteWorkspace: async ({ workspace }) => {
    if (workspace.name === publicWorkspace)
      throw new HttpProblem(
        'workspace-protected',
        'The workspace public belongs to everybody and stays. POST /workspace/reset empties it of changes; your own workspace you can delete.',
      );
    await workspaces.clear(workspace.name);
    return answer(200, { message: 'Workspace deleted' });
  },
});
