import type { ClientNumber } from './client-number.ts';
import type { WorkspaceContext } from './workspace-context.ts';

/** Makes another workspace of a member, whose key a name begins with, and returns its name. */
export type MakeOwn = (name: string, rest: string, clientNumber: ClientNumber) => Promise<string>;

type Caller = Pick<WorkspaceContext, 'workspace' | 'conditions' | 'clientNumber'>;

/** Returns the name of a new workspace of a client. That of a member belongs to the member. */
export type NewWorkspace = (caller: Caller) => Promise<string>;

/** `newName` returns a random name that others cannot guess. */
export const newWorkspaceOf =
  (newName: () => string, makeOwn: MakeOwn): NewWorkspace =>
  async ({ workspace, conditions, clientNumber }) =>
    conditions.member === undefined ? newName() : makeOwn(workspace.name, newName(), clientNumber);
