import type { Conditions } from '@sparring/contracts/conditions';

/** Returns the conditions of a workspace; undefined if it is known at once that everything is off. */
export type ConditionsOf = (workspace: string) => Promise<Conditions> | undefined;

export interface ConditionsReader {
  readonly of: ConditionsOf;
  /** Must be called before conditions of the workspace are committed. */
  readonly changed: (workspace: string) => void;
}
