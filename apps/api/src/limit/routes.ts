import type { limitEndpoints } from '@sparring/contracts/limit-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import { refuseShared } from '../workspaces/refuse-shared.ts';
import type { Limit } from './limit.ts';

export const limitRoutes = (limit: Limit): Handlers<typeof limitEndpoints> => ({
  getLimit: async ({ workspace, conditions, clock }) =>
    reply(200, await limit.stateOf(workspace.name, conditions, clock)),

  setLimit: async ({ workspace, clientNumber, clock, body }) => {
    refuseShared(workspace.name, 'a limit');
    const changed = await limit.set(workspace.name, clientNumber, clock, body);
    return reply(200, await limit.stateOf(workspace.name, changed, clock));
  },

  removeLimit: async ({ workspace, clientNumber, clock }) => {
    const changed = await limit.set(workspace.name, clientNumber, clock, undefined);
    return reply(200, await limit.stateOf(workspace.name, changed, clock));
  },
});
