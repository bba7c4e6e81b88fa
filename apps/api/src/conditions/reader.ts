import type { Conditions } from '@sparring/contracts/conditions';

/** Returns the conditions of a workspace: a promise if they are not in memory, undefined if everything is off. */
export type ConditionsOf = (workspace: string) => Conditions | Promise<Conditions> | undefined;
