import type { MissStep, Verdict } from '../card/card.ts';

/** What a run has shown, whatever is known of the other runs. */
export type Shown =
  | {
      readonly kind: 'ended';
      /** The red tests among those that were green before. */
      readonly red: readonly string[];
      /** The command failed without the result of every test: it alone says that something was wrong. */
      readonly isBroken: boolean;
    }
  | { readonly kind: 'late' }
  | { readonly kind: 'error'; readonly reason: string };

export type Judged =
  | { readonly kind: 'green' }
  /** The tests that turned red; none when only the command did. */
  | { readonly kind: 'red'; readonly by: readonly string[] }
  | { readonly kind: 'late' }
  | { readonly kind: 'error'; readonly reason: string };

/** Which tests count. */
export interface Known {
  /** The tests that were green in every baseline run; none when the runner names no tests. */
  readonly green: ReadonlySet<string>;
  /** The tests that were red in one of them. */
  readonly leftOut?: ReadonlySet<string>;
}

/** Nothing was red that was green before. */
export const isAllGreen = (shown: Shown): boolean =>
  shown.kind === 'ended' && shown.red.length === 0 && !shown.isBroken;

export const missed = (step: MissStep): Verdict => ({ kind: 'missed', step });
