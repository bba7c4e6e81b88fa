import type { socketEndpoints } from '@sparring/contracts/live/socket-endpoints';
import type { Workspace } from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { createConnections } from './connections.ts';
import { converse } from './conversation.ts';
import type { Topics } from './topics.ts';

export interface SocketParts {
  readonly store: {
    readonly topics: Topics;
    readonly workspaces: { readonly find: (name: string) => Promise<Workspace> };
  };
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  readonly report: (error: unknown) => void;
}

export const socketRoutes = ({
  store: { topics, workspaces },
  clock,
  stopping,
  report,
}: SocketParts): Handlers<typeof socketEndpoints> => {
  const connections = createConnections(stopping);
  return {
    connectSocket: ({ workspace: { name }, query }) => {
      connections.requireRoom(name);
      return reply(101, (socket) => {
        connections.add(name, socket);
        const readSeed = async () => (await workspaces.find(name)).seed;
        converse(socket, { workspace: name, ...query, clock, topics, readSeed, report });
      });
    },
  };
};
