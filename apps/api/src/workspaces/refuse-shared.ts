import { publicWorkspace } from '@sparring/contracts/workspace';
import { HttpProblem } from '../problem/refusal.ts';

/** Refuses a condition of the shared workspace, which would meet everyone who uses it. */
export const refuseShared = (workspace: string, condition: string): void => {
  if (workspace !== publicWorkspace) return;
  throw new HttpProblem(
    'workspace-protected',
    `The workspace public cannot have ${condition} of its own, because everyone uses it. Put /w/ and a name of your own before the path.`,
  );
};
