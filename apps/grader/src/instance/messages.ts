import type { ChangeId } from '@sparring/defects/changes';
import type { RedesignId } from '@sparring/defects/redesigns/redesigns';
import type { Notes } from '@sparring/defects/runtime/notes';

/** What an instance's process is asked for first, and once: not in the line that starts it, which every user of the machine sees. */
export interface Opening {
  /** The numbers of the defects. */
  readonly chosen: readonly number[];
  /** What a page is told instead. */
  readonly rounds: readonly number[];
  readonly changes: readonly ChangeId[];
  readonly redesign: RedesignId | undefined;
  readonly isMarked: boolean;
  readonly host: string;
  readonly webPort: number;
  readonly apiPort: number;
}

/** What the process says. */
export type Said =
  | { readonly opened: { readonly webPort: number; readonly apiPort: number } }
  | { readonly failed: string }
  | {
      readonly notes: Notes;
      /** What the suite did when most was noted of a defect. */
      readonly visits: readonly (readonly [number: number, visit: string])[];
      readonly requests: number;
      /** The paths of the pages that a browser has loaded, and of those that have said so. */
      readonly loaded: readonly string[];
      readonly heard: readonly string[];
    };

/** What the process is asked for afterwards. */
export type Asked = 'notes';
