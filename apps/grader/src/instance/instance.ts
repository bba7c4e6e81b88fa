import type { RedesignId } from '@sparring/defects/redesigns/redesigns';

/** What to put into an instance, and where it answers. */
export interface InstanceOptions {
  /** The ids of defects, at most one of a declaration; without one nothing is in the instance. */
  readonly defects?: readonly string[];
  /** The ids of harmless changes. */
  readonly changes?: readonly string[];
  readonly redesign?: RedesignId | undefined;
  /** Each page says that it is broken on purpose: a card never opens such an instance. */
  readonly isMarked?: boolean;
  /** The address that the instance listens on; otherwise 127.0.0.1. */
  readonly host?: string;
  /** 0 takes any free one. */
  readonly webPort: number;
  /** 0 takes any free one. */
  readonly apiPort: number;
}

/** What a suite has touched in an original instance since it was opened. */
export interface Reach {
  /** How many requests came in: 0 means that the suite went somewhere else. */
  readonly requests: number;
  /** The defects whose declaration has run. */
  readonly reached: ReadonlySet<string>;
  /**
   * The defects that would have made a difference, as far as that can be told: one whose declaration is
   * not pure is here as soon as it is reached. Only these need a run.
   */
  readonly different: ReadonlySet<string>;
  /** Those of which it was seen that both versions differ; of the others nobody knows. */
  readonly seen: ReadonlySet<string>;
  /** What the suite did when it came as far as it did with a defect: a request, or a page. */
  readonly visits: ReadonlyMap<string, string>;
  /** The paths of the pages that a browser has loaded. */
  readonly loaded: ReadonlySet<string>;
  /** Those of which at least one load has told what it reached. A page that is closed at once tells nothing. */
  readonly heard: ReadonlySet<string>;
}

/** A Sparring of its own, in a process of its own. */
export interface Instance {
  /** The site, and the API behind it: http://127.0.0.1:3210 */
  readonly webUrl: string;
  /** The API alone. */
  readonly apiUrl: string;
  readonly pid: number;
  readonly reached: () => Promise<Reach>;
  /** Resolves when the process has ended and its ports are free. */
  readonly stop: () => Promise<void>;
  /** Resolves with the reason when the process ends although nobody stopped it; otherwise never. */
  readonly died: Promise<string>;
}

/** What prevents an instance from opening, in a line for the learner: a port that is taken, a build that is missing. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

export type StartInstance = (options: InstanceOptions) => Promise<Instance>;
