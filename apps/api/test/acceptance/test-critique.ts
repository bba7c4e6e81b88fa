import type { Critique } from '@sparring/contracts/critique';
import { newWorkspace, type Workspace } from './test-client.ts';

export const critique = async (workspace: Workspace) =>
  (await workspace.get<Critique>('/workspace/critique')).body;

/** What a rule says of these requests. */
export const verdictOf = async (rule: string, play: (workspace: Workspace) => Promise<unknown>) => {
  const workspace = newWorkspace();
  await critique(workspace);
  await play(workspace);
  return (await critique(workspace)).remarks.find((remark) => remark.rule === rule);
};

export const limitToOne = (workspace: Workspace, retry_after: string) =>
  workspace.send('PUT', '/workspace/limit', {
    body: { kind: 'sliding-window', limit: 1, retry_after },
  });
