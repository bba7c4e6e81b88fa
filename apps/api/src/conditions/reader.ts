import type { Conditions } from '@sparring/contracts/conditions';

/** Returns the conditions of a workspace: at once if they are known, and undefined if everything is off. */
export type ConditionsOf = (workspace: string) => Conditions | Promise<Conditions> | undefined;
