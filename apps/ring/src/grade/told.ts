import type { Level } from '@sparring/defects/defect';
import type { Share } from '../card/counts.ts';

/** What happens while a card is made. */
export type Told =
  | { readonly kind: 'baseline begins'; readonly at: 1 | 2 }
  | { readonly kind: 'baseline'; readonly seconds: readonly number[] }
  | {
      readonly kind: 'reach';
      readonly defects: number;
      readonly notVisited: number;
      readonly tooTame: number;
      readonly toBox: number;
    }
  /** With --files: each file runs alone. */
  | { readonly kind: 'file begins'; readonly at: number; readonly of: number }
  /** How many files a bout runs on average. */
  | { readonly kind: 'files'; readonly files: number; readonly mean: number }
  | {
      readonly kind: 'bouts';
      readonly done: number;
      readonly of: number;
      readonly secondsLeft: number | undefined;
      /** So far: of the defects whose bout is over or was spared. */
      readonly found: readonly (Share & { readonly level: Level })[];
    }
  | { readonly kind: 'alarm'; readonly text: string; readonly by: readonly string[] }
  | { readonly kind: 'note'; readonly text: string };
