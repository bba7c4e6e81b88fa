import type { Workspace } from '@sparring/contracts/workspace';
import type { ChanceStep } from './chance/steps.ts';
import type { Clock } from './clock.ts';

/** What belongs to the workspace of a call. A handler reads what it needs; a call that needs nothing costs nothing. */
export interface World {
  readonly workspace: {
    readonly name: string;
    /** Its settings, its size and its limit, as they are when this is first called; read once. */
    readonly read: () => Promise<Workspace>;
  };
  readonly clock: Clock;
  readonly chance: {
    /** Uses up one step of the workspace: every decision has one of its own. */
    readonly next: () => Promise<ChanceStep>;
  };
}

/** The world of a workspace, for somebody whose address `from` stands for. */
export type WorldOf = (workspace: string, from: () => number) => World;
