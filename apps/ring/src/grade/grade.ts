import type { Card } from '../card/card.ts';
import { stepOf } from '../card/next-test.ts';
import { fight, type OpenSlot } from './bouts.ts';
import type { Slot } from './box.ts';
import { compare, foretell } from './ladder.ts';
import { learnParts } from './parts.ts';
import { type Ring, Stopped } from './ring.ts';
import type { Selection } from './select.ts';
import { proveBaseline, type Baseline, type BaselineOptions } from './baseline.ts';

/** What is graded, and where its bouts are. */
export interface Grading extends BaselineOptions {
  /** The name of the suite's folder. */
  readonly suite: string;
  readonly first: Slot;
  /** For bouts at the same time. */
  readonly further: readonly OpenSlot[];
  readonly selection: Selection;
  readonly isBail: boolean;
  /** The files of the tests, when a bout is to run only those that its defect concerns. */
  readonly files?: readonly string[];
  /** Bouts also for what the baseline runs have already told. */
  readonly isWithoutLadder?: boolean;
}

/** Baseline runs, the ladder, the bouts: one card. */
export const grade = async (ring: Ring, grading: Grading): Promise<Card> => {
  const { command, suite, first, further, selection, seed, isBail, isWithoutLadder } = grading;
  const began = ring.now();
  const baseline = await proveBaseline(ring, first, grading);
  const foretold = foretell(selection.defects, baseline.reach);
  const defects = isWithoutLadder ? selection.defects : foretold;
  tellReach(ring, defects);
  const toBox = defects.filter(({ verdict }) => verdict.kind === 'open');
  const partFor =
    grading.files && toBox.length > 0
      ? await learnParts(ring, first, { files: grading.files, seed, toBox }, baseline).catch(
          // After Ctrl-C, what the baseline runs have told stays known.
          (error: unknown) => {
            if (error instanceof Stopped) return () => baseline;
            throw error;
          },
        )
      : () => baseline;
  const plan = { ...selection, defects, seed, isBail, partFor };
  const fought = await fight(ring, [async () => first, ...further], plan, baseline);
  const { flakyTests, baselineRuns, isBailed } = fought;
  const boxed = isWithoutLadder
    ? compare(foretold, fought.defects)
    : { defects: fought.defects, notes: [] };
  const isStopped = ring.stop.aborted;
  return {
    version: 1,
    command,
    suite,
    began: began.toISOString(),
    seconds: (ring.now().getTime() - began.getTime()) / 1000,
    seed,
    selection: selection.text,
    ended: isStopped ? 'interrupted' : isBailed ? 'at the first miss' : 'complete',
    sound: [...baseline.runs, ...baselineRuns],
    tests: [...baseline.green].filter((name) => !flakyTests.has(name)),
    defects: boxed.defects,
    changes: fought.changes.map(({ id, text, catches, calm }) => ({ id, text, catches, calm })),
    notes: [...baseline.notes, ...boxed.notes, ...notesOnFlaky(baselineRuns, flakyTests)],
  };
};

const tellReach = (ring: Ring, defects: Card['defects']): void => {
  const count = (step: string) => defects.filter((one) => stepOf(one) === step).length;
  const [notVisited, tooTame] = [count('not visited'), count('too tame')];
  const toBox = defects.length - notVisited - tooTame;
  ring.tell({ kind: 'reach', defects: defects.length, notVisited, tooTame, toBox });
};

const notesOnFlaky = (runs: Baseline['runs'], tests: ReadonlySet<string>): readonly string[] => {
  const red = runs.filter(({ isGreen }) => !isGreen).length;
  if (red === 0) return [];
  const names = [...tests].map((name) => `“${name}”`).join(', ');
  return [
    `Your tests are flaky: ${red} of ${runs.length + 2} runs on the sound Sparring were red.${names ? ` Red: ${names}.` : ''}`,
  ];
};
