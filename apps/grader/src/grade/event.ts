import type { Level } from '@sparring/defects/defect';
import type { BaselineRun } from '../card/card.ts';
import type { Share } from '../card/counts.ts';

/** What happens while a card is made. */
export type GradeEvent =
  | {
      readonly kind: 'baseline begins';
      readonly at: number;
      readonly of: number;
      /** As long as the run before it. */
      readonly seconds?: number;
    }
  | {
      readonly kind: 'baseline';
      readonly runs: readonly BaselineRun[];
      /** The tests that were red in one of them. */
      readonly leftOut: readonly string[];
    }
  | {
      readonly kind: 'reach';
      readonly defects: number;
      readonly notVisited: number;
      readonly tooTame: number;
      readonly toRun: number;
    }
  /** With --files: each file runs alone. */
  | { readonly kind: 'file begins'; readonly at: number; readonly of: number }
  /** How many files a run has on average. */
  | { readonly kind: 'files'; readonly files: number; readonly mean: number }
  | {
      readonly kind: 'runs';
      readonly done: number;
      readonly of: number;
      readonly secondsLeft: number | undefined;
      /** Of the defects and the harmless changes: how many have one so far. Their number is known from the beginning, that of the runs is not. */
      readonly verdicts: Share;
      /** So far: of the defects whose run is over or was spared. */
      readonly found: readonly (Share & { readonly level: Level })[];
    }
  | { readonly kind: 'alarm'; readonly text: string; readonly by: readonly string[] }
  | { readonly kind: 'note'; readonly text: string };
