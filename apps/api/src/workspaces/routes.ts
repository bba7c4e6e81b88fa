import { publicWorkspace, type workspaceEndpoints } from '@sparring/contracts/workspace';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { NewWorkspace } from '../request/new-workspace.ts';
import { refuseShared } from './refuse-shared.ts';
import type { Workspaces } from './workspaces.ts';

export const workspaceRoutes = (
  workspaces: Workspaces,
  newWorkspace: NewWorkspace,
): Handlers<typeof workspaceEndpoints> => ({
  createWorkspace: async (call) => {
    const name = await newWorkspace(call);
    const Location = `/w/${name}${call.base}/workspace`;
    return reply(201, await workspaces.find(name), { Location });
  },

  getWorkspace: async ({ workspace }) => reply(200, await workspace.read()),

  changeWorkspace: async ({ workspace, clientNumber, body }) => {
    const { seed: _, chance: __, ...clock } = body;
    if (Object.keys(clock).length > 0) refuseShared(workspace.name, 'a clock');
    return reply(200, await workspaces.writesFor(clientNumber).change(workspace.name, body));
  },

  resetWorkspace: async ({ workspace }) => {
    await workspaces.clear(workspace.name);
    return reply(200, await workspaces.find(workspace.name));
  },

  deleteWorkspace: async ({ workspace }) => {
    if (workspace.name === publicWorkspace)
      throw new HttpProblem(
        'workspace-protected',
        'The workspace public cannot be deleted, because everyone uses it. POST /workspace/reset resets it. You can delete a workspace of your own.',
      );
    await workspaces.remove(workspace.name);
    return reply(200, { message: 'Workspace deleted' });
  },
});
