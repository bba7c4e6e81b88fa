import { mostDifferences, type Snapshot } from '@sparring/contracts/snapshots/snapshot';
import type { snapshotEndpoints } from '@sparring/contracts/snapshots/snapshot-endpoints';
import type { Workspace } from '@sparring/contracts/workspace';
import { reply, type Handlers } from '../../request/handler.ts';
import type { NewWorkspace } from '../../request/new-workspace.ts';
import type { Snapshots } from './snapshots.ts';

const taken = (href: (path: string) => string) => (snapshot: Snapshot) =>
  reply(201, snapshot, { Location: href(`/workspace/snapshots/${snapshot.id}`) });

export const snapshotRoutes = (
  snapshots: Snapshots,
  show: (workspace: string) => Promise<Workspace>,
  newWorkspace: NewWorkspace,
): Handlers<typeof snapshotEndpoints> => ({
  takeSnapshot: async ({ workspace, clientNumber, clock, href, saved }) => {
    const answerOf = taken(href);
    return answerOf(
      await snapshots.take(workspace.name, { clientNumber, clock }, (one) => saved(answerOf(one))),
    );
  },

  listSnapshots: async ({ workspace }) => reply(200, [...(await snapshots.list(workspace.name))]),

  getSnapshot: async ({ workspace, params }) =>
    reply(200, await snapshots.find(workspace.name, params.id)),

  restoreSnapshot: async ({ workspace, clientNumber, clock, params }) => {
    await snapshots.restore(workspace.name, { clientNumber, clock }, params.id);
    return reply(200, await show(workspace.name));
  },

  compareSnapshot: async ({ workspace, params }) => {
    const all = await snapshots.compare(workspace.name, params.id);
    return reply(200, all.slice(0, mostDifferences), { 'X-Total-Count': String(all.length) });
  },

  forkWorkspace: async (call) => {
    const name = await newWorkspace(call);
    await snapshots.copy(call.workspace.name, name, call);
    const Location = `/w/${name}${call.base}/workspace`;
    return reply(201, await show(name), { Location });
  },
});
