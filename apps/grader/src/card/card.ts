import type { Level, Technique } from '@sparring/defects/defect';
import type { CardKind } from './kind.ts';

/** How far a suite came with a defect that it missed. */
export type MissStep = 'not visited' | 'too tame' | 'unsure' | 'not asked';

export type Verdict =
  /** The tests that turned red; none when the runner names no tests. */
  | { readonly kind: 'found'; readonly by: readonly string[] }
  /** The run took more than twice the time of a baseline run; a later baseline run was in time. Not in the score. */
  | { readonly kind: 'found by time' }
  | { readonly kind: 'missed'; readonly step: MissStep }
  | { readonly kind: 'error'; readonly reason: string }
  /** The card ended before its run. */
  | { readonly kind: 'open' };

export interface CardDefect {
  readonly id: string;
  /** What the learner calls it: two words, drawn for this card. */
  readonly name: string;
  readonly rule: string;
  readonly ruleText?: string;
  readonly area: string;
  readonly level: Level;
  readonly technique: Technique;
  readonly advice: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly seen: string;
  /** Data for which it shows: as long as a suite has none, a green run is too tame. */
  readonly likely?: string;
  readonly hints: readonly string[];
  /** The source of the check that catches it. */
  readonly check: string;
  readonly verdict: Verdict;
  /** What the tests did when the baseline runs came as far as they did: a request, or a page. */
  readonly visit?: string;
  readonly seconds?: number;
  /** The end of what the run wrote that found it. */
  readonly output?: string;
}

/** What is in an instance: a defect or a decoy, as far as runs have to know it. */
export type Planted = Pick<CardDefect, 'id' | 'name' | 'file'>;

export type ChangeVerdict =
  | { readonly kind: 'calm' }
  /** With the end of what the run wrote. */
  | { readonly kind: 'alarm'; readonly by: readonly string[]; readonly output?: string }
  | { readonly kind: 'error'; readonly reason: string }
  | { readonly kind: 'open' };

export interface CardChange {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** The suite that turns red here: "selects by class". */
  readonly catches: string;
  readonly calm: ChangeVerdict;
}

export interface BaselineRun {
  readonly seconds: number;
  readonly isGreen: boolean;
  /** It had only some of the tests. */
  readonly isPart?: true;
}

/** Runs with decoys, and with defects that the baseline runs never reached: nothing of it can turn a test red. */
export interface Audit {
  /** How many of both were in runs. */
  readonly runs: number;
  /** The names of those with which the tests were red, and again in the same way. */
  readonly redTwice: readonly string[];
  /** The names of those with which the tests were red only once. */
  readonly redOnce: readonly string[];
  /** How many of these were red in tests of their own: one flaky test can turn several red. */
  readonly redApart: number;
}

/** What an earlier card has told of a defect that this card may not have run. */
export interface Earlier extends Pick<CardDefect, 'id' | 'name' | 'level' | 'verdict'> {
  /** When that card began. */
  readonly began: string;
  /** The files of its tests. */
  readonly suiteHash?: string;
}

/** All runs of one grading, and what came of them. */
export interface Card {
  readonly version: 1;
  /** A card of an older grader does not say. */
  readonly kind?: CardKind;
  /** The command as it was typed. */
  readonly command: string;
  /** The name of the suite's folder. */
  readonly suite: string;
  /** ISO 8601. */
  readonly began: string;
  readonly seconds: number;
  readonly seed: number;
  /** Which defects: "all", "cart", "easy", "20 drawn", "last misses". */
  readonly selection: string;
  readonly ended: 'complete' | 'interrupted' | 'at the first miss';
  readonly sound: readonly BaselineRun[];
  /** Every test that was green in the baseline runs; none when the runner names no tests. */
  readonly tests: readonly string[];
  readonly defects: readonly CardDefect[];
  readonly changes: readonly CardChange[];
  /** How many pages a browser has loaded in the first baseline runs. */
  readonly pages?: number;
  /** Of the red tests of each run, in turn. Their order is drawn, so that two cards have the same one if one plays the results of the other. */
  readonly runsHash?: string;
  /** How many harmless changes can reach the suite; a card of an older grader does not say. */
  readonly changesReaching?: number;
  /** A hash of the files of the tests; none when they are too many. */
  readonly suiteHash?: string;
  /** With --again: what was known before. */
  readonly earlier?: readonly Earlier[];
  /** With --again: the harmless changes that only an earlier card has run. */
  readonly earlierChanges?: readonly CardChange[];
  /** What the runs with defects that no test reaches came to. */
  readonly audit?: Audit;
  /** Tests that were red in a baseline run, or missing in a later one: no find counts that only they have. */
  readonly leftOut?: readonly string[];
  /** Why the card has no score, in a sentence. */
  readonly noScore?: string;
  /** What a reader has to know: a JUnit file that was broken, a test that was flaky. */
  readonly notes: readonly string[];
}
