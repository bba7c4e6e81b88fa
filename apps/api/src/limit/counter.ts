import type { StoredLimit } from '@sparring/contracts/limit';
import type { Figures } from './standing.ts';

export interface Taken extends Figures {
  readonly accepted: boolean;
}

/** Counts the requests of limited workspaces. */
export interface Counter {
  /** Counts a request if there is room for it. Returns undefined if another policy has replaced this one. */
  readonly take: (
    workspace: string,
    limit: StoredLimit,
    now: number,
  ) => Taken | Promise<Taken | undefined>;
  /** Gives the place of a request back, which counts while it is answered. */
  readonly giveBack: (workspace: string, limit: StoredLimit) => void | Promise<void>;
  /** The figures of a policy, without a request. */
  readonly figures: (
    workspace: string,
    limit: StoredLimit,
    now: number,
  ) => Figures | Promise<Figures>;
}
