import type { WebSocket } from 'ws';
import { mostConnections } from '@sparring/contracts/live/socket-messages';
import { HttpProblem } from '../problem/refusal.ts';
import { closeAs } from './line.ts';

export interface Connections {
  /** Throws if the workspace cannot have another connection. */
  readonly requireRoom: (workspace: string) => void;
  readonly add: (workspace: string, socket: WebSocket) => void;
}

/** The open connections to this API, by workspace. All are closed when the server stops. */
export const createConnections = (stopping: AbortSignal): Connections => {
  const open = new Map<string, Set<WebSocket>>();
  stopping.addEventListener('abort', () => {
    for (const some of open.values()) for (const socket of some) closeAs(socket, 'stopping');
  });
  return {
    requireRoom: (workspace) => {
      if (stopping.aborted)
        throw new HttpProblem('stopping', 'This server is shutting down. Connect again soon.');
      const { size = 0 } = open.get(workspace) ?? {};
      if (size < mostConnections) return;
      throw new HttpProblem(
        'too-many-connections',
        `The workspace ${workspace} has ${size} open WebSockets, which is its limit. Close some.`,
      );
    },
    add: (workspace, socket) => {
      const some = open.get(workspace) ?? new Set();
      open.set(workspace, some.add(socket));
      socket.once('close', () => {
        some.delete(socket);
        if (some.size === 0) open.delete(workspace);
      });
      if (stopping.aborted) closeAs(socket, 'stopping');
    },
  };
};
