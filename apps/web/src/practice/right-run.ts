import { isRun } from '@sparring/practice/labs/runs';
import { withTabStorage } from '../session/storage.ts';

const keyOf = (workspace: string, lab: string) => `right-run/${workspace}/${lab}`;

/** Keeps the facts of a run that was right, for the second one in this tab. */
export const keepRun = (workspace: string, lab: string, facts: object): void => {
  if (!isRun(lab, facts)) return;
  const text = JSON.stringify(facts);
  withTabStorage((storage) => storage.setItem(keyOf(workspace, lab), text));
};

/** The facts of the run before. */
export const runBefore = (workspace: string, lab: string): { readonly before?: never } => {
  const kept = withTabStorage((storage) => storage.getItem(keyOf(workspace, lab)));
  return kept ? { before: JSON.parse(kept) as never } : {};
};
