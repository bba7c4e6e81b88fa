import type { faultEndpoints } from '@sparring/contracts/fault-endpoints';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { Faults } from './faults.ts';

const refuseShared = (workspace: string): void => {
  if (workspace !== publicWorkspace) return;
  throw new HttpProblem(
    'workspace-protected',
    'The workspace public cannot have faults, because everyone uses it. Put /w/ and a name of your own before the path.',
  );
};

export const faultRoutes = (faults: Faults): Handlers<typeof faultEndpoints> => ({
  getFaults: async ({ workspace }) => reply(200, await faults.find(workspace.name)),

  putFaults: async ({ workspace, clientNumber, body }) => {
    refuseShared(workspace.name);
    return reply(200, await faults.put(workspace.name, clientNumber, body));
  },

  deleteFaults: async ({ workspace, clientNumber }) => {
    await faults.put(workspace.name, clientNumber, { rules: [] });
    return reply(200, { message: 'Faults switched off' });
  },
});
