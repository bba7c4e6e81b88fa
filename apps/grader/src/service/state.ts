import type { Share } from '../card/counts.ts';
import type { Level } from '@sparring/defects/defect';

export type Phase =
  /** No client has asked for a run. */
  | 'new'
  /** In line for an instance. */
  | 'waiting'
  | 'sound'
  | 'bouts'
  /** The client was silent for too long, or the grader was restarted. The card goes on when a client asks. */
  | 'paused'
  | 'complete'
  /** By its client or on its page, before the last run. */
  | 'ended early'
  /** Nothing was graded; `refusal` says why. */
  | 'refused';

export interface Numbers {
  readonly found: Share;
  readonly calm: Share;
  /** What differed in the harmless changes that were survived; a card of an older grader does not say. */
  readonly survived?: readonly string[];
  /** A card of an older grader does not say the next four. */
  readonly byArea?: Readonly<Record<string, Share>>;
  readonly byTechnique?: Readonly<Record<string, Share>>;
  /** The runs without a defect, and how many of them were green. */
  readonly baselines?: Share;
  /** Whether every run has ended that was asked for. */
  readonly isWhole?: boolean;
  readonly secondsARun: number;
  /** How many pages a browser has loaded. */
  readonly pages?: number;
  /** Equal for cards with the same finds, and for cards whose runs had the same red tests, one after the other. */
  readonly alike?: { readonly finds: string; readonly runs?: string };
  /** A card may have none; `noScore` says why. */
  readonly score?: number;
  readonly noScore?: string | undefined;
  /** What to write next: "3 defects in lists: Test the last value that is allowed …" */
  readonly next?: string;
}

/** What a page shows of a card, at one moment. It names no defect. */
export interface CardState {
  /** Whoever knows it can see the card: it is in the address of its page. */
  readonly id: string;
  /** What the learner calls the card; two words are drawn when no name is given. */
  readonly name: string;
  /** The command as it was typed; empty until a client has asked. */
  readonly command: string;
  /** The name of the suite's folder; empty until a client has asked. */
  readonly suite: string;
  /** Of the files of the tests, as its last client says. */
  readonly fingerprint?: string;
  /** Which defects: "all", "cart, easy". */
  readonly selection: string;
  /** ISO 8601. */
  readonly created: string;
  readonly phase: Phase;
  /** ISO 8601: when it became complete. */
  readonly ended?: string;
  /** In line, from 1. */
  readonly place?: number;
  /** Seconds of each green baseline run of the beginning. */
  readonly sound: readonly number[];
  /** What the baseline runs foretold. */
  readonly reach?: {
    readonly defects: number;
    readonly notVisited: number;
    readonly tooTame: number;
    readonly toBox: number;
  };
  readonly bouts: { readonly done: number; readonly of: number; readonly secondsLeft?: number };
  /** So far: each level that the card has, of the defects whose run is over or was spared. */
  readonly found: readonly (Share & { readonly level: Level })[];
  readonly alarms: readonly {
    readonly text: string;
    /** The first tests that were red. */
    readonly by: readonly string[];
    /** How many more there were. */
    readonly more?: number;
  }[];
  readonly notes: readonly string[];
  readonly refusal?: { readonly message: string; readonly lines: readonly string[] };
  /** When the card is complete, or has ended early or paused with something known: then it has a report. */
  readonly numbers?: Numbers;
}

export const hasEnded = ({ phase }: Pick<CardState, 'phase'>): boolean =>
  phase === 'complete' || phase === 'ended early' || phase === 'refused';
