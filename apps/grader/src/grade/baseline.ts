import type { BaselineRun } from '../card/card.ts';
import { type CardKind, isMark } from '../card/kind.ts';
import type { Run } from '../suite/run.ts';
import { junitAdvice } from '../suite/junit-lines.ts';
import { lastLines } from '../suite/tail.ts';
import { type ReachOfRuns, together } from './reach.ts';
import { type ObservedRun, type OpenFurther, InstanceLost, type Slot, type Slots } from './slot.ts';
import { Refusal } from './refusal.ts';
import { type Grader, Stopped } from './grader.ts';
import {
  noRequests,
  refuseRemembered,
  refuseUnsteady,
  refuseWithoutTests,
  shownLines,
} from './unfit.ts';
import { isAllGreen, type Known } from '../evidence/shown.ts';
import { greenIn, isBaselineGreen, isDiskFull, namesOf, redIn, shownBy } from './verdict.ts';

/** What is known of a suite before anything is wrong with Sparring. */
export interface Baseline extends Known {
  readonly runs: readonly BaselineRun[];
  readonly leftOut: ReadonlySet<string>;
  /** Whether the command never failed without a red test. */
  readonly isCommandSteady: boolean;
  readonly reach: ReachOfRuns;
  /** How many requests came to the instance in the run that made most of them. */
  readonly requests: number;
  readonly notes: readonly string[];
}

export interface BaselineOptions {
  /** The command as it was typed. */
  readonly command: string;
  /** The longest time of a baseline run. */
  readonly limitMs: number;
  /** The path at which the learner says that JUnit's XML is. */
  readonly junit?: string;
  /** The learner can give the instance the ports that the suite expects. */
  readonly choosesPorts: boolean;
  /** What the card is for. */
  readonly kind: CardKind;
  /** A pattern for files in a command that no shell reads. */
  readonly unexpandedGlob?: string | undefined;
  /** With what earlier cards have told, one run is enough: these pages have told what they reached. */
  readonly heard?: ReadonlySet<string> | undefined;
}

/** They tell the steady tests; a card for yourself repeats every find anyway. */
const runsBefore = (kind: CardKind): number => (isMark(kind) ? 3 : 2);

interface Proven {
  readonly baseline: Baseline;
  /** Where the tests were green. */
  readonly places: Slots;
}

/**
 * At least two or three runs tell the steady tests, and after the first one there is a run in each slot at once. Without
 * a steady test the grading ends here.
 */
export const proveBaseline = async (
  grader: Grader,
  first: Slot,
  openFurther: OpenFurther,
  { command, limitMs, junit, choosesPorts, kind, unexpandedGlob, heard }: BaselineOptions,
): Promise<Proven> => {
  let fewest = heard ? 1 : runsBefore(kind);
  const begin = (at: number, of: number, seconds?: number): void =>
    grader.emit({ kind: 'baseline begins', at, of, ...(seconds !== undefined && { seconds }) });
  begin(1, fewest);
  const one = await baselineRun(grader, first, limitMs);
  refuseWithoutTests(one, junit);
  if (one.reach.requests === 0) throw noRequests(one.run, choosesPorts, unexpandedGlob);
  noteWithoutNames(grader, one.run, command);

  const observed = [one];
  const slots = [first];
  const runIn = async (slot: Slot): Promise<void> => {
    observed.push(await baselineRun(grader, slot, limitMs));
  };
  const known = { green: new Set(namesOf(one.run, 'green')), leftOut: redIn([one.run]) };
  const tryOut = async (slot: Slot): Promise<void> => {
    const copied = await baselineRun(grader, slot, limitMs).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (copied && isAllGreen(shownBy(copied.run, known)) && !skipsIn(copied.run, known)) {
      observed.push(copied);
      slots.push(slot);
    } else
      grader.emit({
        kind: 'note',
        text: 'Fewer runs are made at once: tests are red or skipped in a copy of their folder.',
      });
  };
  if (heard && known.green.size === 0 && !isBaselineGreen(one.run)) fewest = 2;
  const further = heard ? { slots: [], atOnce: 1 } : await openFurther();
  const inFirst = fewest > 1 && (isMark(kind) || further.slots.length === 0) ? [first] : [];
  const many = Math.max(fewest, 1 + inFirst.length + further.slots.length);
  if (many > 1) begin(2, many, one.run.seconds);
  const ends = await Promise.allSettled([...inFirst.map(runIn), ...further.slots.map(tryOut)]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  refuseUnsteady(observed.map(({ run }) => run));
  while (observed.length < fewest) {
    begin(observed.length + 1, fewest, observed.at(-1)!.run.seconds);
    await runIn(first);
    refuseUnsteady(observed.map(({ run }) => run));
  }
  refuseRemembered(observed);
  const runs = observed.map(({ run }) => run);
  const steady = { green: greenIn(runs), leftOut: redIn(runs) };
  const reached = together(...observed.map((some) => some.reach));
  const unheard = [...reached.unheard].filter((page) => !heard?.has(page));
  const reach = { ...reached, unheard: new Set(unheard) };
  const kept = runs.map((run) => ({ seconds: run.seconds, isGreen: isBaselineGreen(run) }));
  grader.emit({ kind: 'baseline', runs: kept, leftOut: [...steady.leftOut] });
  const baseline = {
    ...steady,
    runs: kept,
    isCommandSteady: !runs.some((run) => isBroken(run, steady)),
    reach,
    requests: Math.max(...observed.map((some) => some.reach.requests)),
    notes: [...notesOf(runs), ...noteOnPages(reach.unheard)],
  };
  return { baseline, places: { slots, atOnce: Math.min(further.atOnce, slots.length) } };
};

/** Whether it skips a test that ran before. */
const skipsIn = ({ tests }: Run, { green }: Known): boolean =>
  [...green].some((name) => tests?.get(name)?.state === 'skipped');

const isBroken = (run: Run, known: Known): boolean => {
  const shown = shownBy(run, known);
  return shown.kind === 'ended' && shown.isBroken;
};

const noteOnPages = (unheard: ReadonlySet<string>): readonly string[] =>
  unheard.size === 0
    ? []
    : [
        `Nobody knows what these pages reached, so every defect of the site had a run: ${[...unheard].slice(0, 5).join(', ')}.`,
      ];

/** A run without a defect, of the whole suite or of some of its files. */
export const baselineRun = async (
  grader: Grader,
  slot: Slot,
  limitMs: number,
  files?: readonly string[],
): Promise<ObservedRun> => {
  const observed = await slot
    .run({ inside: {}, limitMs, stop: grader.stop, ...(files && { files }) })
    .catch((error: unknown) => {
      throw error instanceof InstanceLost ? new Refusal(error.message) : error;
    });
  const { run } = observed;
  if (grader.stop.aborted) throw new Stopped();
  if (run.end === 'not started') throw new Refusal(run.output);
  if (run.end === 'late')
    throw new Refusal(
      `The command did not end within ${Math.round(limitMs / 1000)} s. Does it wait for a key, or watch for changes? A suite that needs longer gets --limit.`,
      lastLines(run.output, shownLines),
    );
  if (run.end === 'red' && isDiskFull(run))
    throw new Refusal(
      'The disk is full: make room and try again.',
      lastLines(run.output, shownLines),
    );
  return observed;
};

/** At once: a card takes a while, and this one would not say which test finds what. */
const noteWithoutNames = (grader: Grader, { tests, trouble }: Run, command: string): void => {
  if (tests) return;
  const why = trouble ? `JUnit's XML cannot be used (${trouble})` : 'The runner wrote no JUnit XML';
  grader.emit({
    kind: 'note',
    text: `${why}, so this card will not say which test finds what. ${junitAdvice(command)}`,
  });
};

const saidOfAppended = (file: string): string =>
  `${file} also holds the results of earlier runs, because your runner appends to it: only what a run has added counts.`;

const notesOf = (runs: readonly Run[]): readonly string[] => {
  const trouble = runs.find((run) => run.trouble !== undefined)?.trouble;
  if (trouble)
    return [`JUnit's XML could not be used (${trouble}); finds were confirmed by baseline runs.`];
  const appended = runs.find((run) => run.appended !== undefined)?.appended;
  if (appended !== undefined) return [saidOfAppended(appended)];
  return runs.every(({ tests }) => tests)
    ? []
    : [
        'The runner wrote no JUnit XML, so nobody knows which test found what; finds were confirmed by baseline runs.',
      ];
};
