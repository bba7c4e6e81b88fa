import { publicWorkspace, type workspaceEndpoints } from '@sparring/contracts/workspace';
import { HttpProblem } from '../http/http-problem.ts';
import { answer, type Handlers } from '../http/implement.ts';
import type { Store } from '../store/store.ts';

/** `newName` makes a name that nobody can guess. */
export const workspaceRoutes = (
  store: Store,
  newName: () => string,
): Handlers<typeof workspaceEndpoints> => ({
  createWorkspace: async ({ base }) => {
    const name = newName();
    const Location = `/w/${name}${base}/workspace`;
    return answer(201, await store.findWorkspace(name), { Location });
  },

  getWorkspace: async ({ workspace }) => answer(200, await store.findWorkspace(workspace)),

  changeWorkspace: async ({ workspace, from, body }) =>
    answer(200, await store.askedBy(from).changeWorkspace(workspace, body)),

  resetWorkspace: async ({ workspace }) => {
    await store.clearWorkspace(workspace);
    return answer(200, await store.findWorkspace(workspace));
  },

  deleteWorkspace: async ({ workspace }) => {
    if (workspace === publicWorkspace)
      throw new HttpProblem(
        'workspace-protected',
        'The workspace public belongs to everybody and stays. POST /workspace/reset empties it of changes; your own workspace you can delete.',
      );
    await store.clearWorkspace(workspace);
    return answer(200, { message: 'Workspace deleted' });
  },
});
