import type { Conditions } from '@sparring/contracts/conditions';
import type { ChanceMode, Workspace } from '@sparring/contracts/workspace';
import type { Clock } from './clock.ts';
import type { Work } from '../database/engine.ts';

/** The inputs of one random decision. Each decision has its own step. */
export interface ChanceStep {
  readonly seed: number;
  readonly step: number;
  readonly chance: ChanceMode;
}

/** The answer of a handler. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Work for the transaction of a change: keeps its answer for a repetition of the request. Without a key it does
 * nothing.
 */
export type Saved = (answer: HandlerResult) => Work<void>;

/** The workspace of a call, its clock and its chance. Each is read only when a handler uses it. */
export interface WorkspaceContext {
  readonly workspace: {
    readonly name: string;
    /** Reads the settings, size and limit at the first call and returns the same result afterwards. */
    readonly read: () => Promise<Workspace>;
  };
  /** Returns the number of the client's address. */
  readonly clientNumber: () => number;
  /** What is switched on in the workspace. */
  readonly conditions: Conditions;
  /** The clock of the workspace. */
  readonly clock: Clock;
  readonly chance: {
    /** Takes the next step of the workspace. Each decision needs its own step. */
    readonly next: () => Promise<ChanceStep>;
  };
}

/** Makes the context of a workspace. `clientNumber` returns the number of the client's address. */
export type WorkspaceContextOf = (
  workspace: string,
  clientNumber: () => number,
  conditions: Conditions,
) => WorkspaceContext;
