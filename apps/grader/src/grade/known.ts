import type { Planted } from '../card/card.ts';
import { dayAndTime } from '../card/day-and-time.ts';
import { plural } from '../look/words.ts';
import { keeping, nothingLearned } from '../memory/due.ts';
import { type FileRun, type Learned, wholeSuite } from '../memory/memory.ts';
import type { Baseline } from './baseline.ts';
import { type Grader, Stopped } from './grader.ts';
import { inOneFile, learnFiles, partsAmong } from './parts.ts';
import type { Slot } from './slot.ts';

/** What earlier cards have told. */
export interface Before {
  readonly learned: Learned;
  /** The files that are as they were; with the whole suite where nothing has changed. */
  readonly unchanged: ReadonlySet<string>;
  /** When the first of these cards began. */
  readonly since: string;
}

/** A file is not as it was when a test of it counts now and did not count then, or the other way round. */
const steadyIn = ({ learned, unchanged }: Before, { green }: Baseline): ReadonlySet<string> => {
  const isOther = (name: string): boolean => green.has(name) === learned.leftOut.includes(name);
  const moved = learned.files.filter((one) => unchanged.has(one.file) && one.tests.some(isOther));
  const none = moved.length > 0 ? [wholeSuite, ...moved.map(({ file }) => file)] : [];
  return new Set([...unchanged].filter((file) => !none.includes(file)));
};

/** The files of a suite, and what of it is still known. */
export interface KnownSuite {
  readonly units: readonly FileRun[];
  readonly kept: Learned;
  /** What all files together were green with, before some of them changed. */
  readonly calmBefore: ReadonlySet<string>;
  readonly isLearned: boolean;
}

interface Suite {
  readonly files?: readonly string[] | undefined;
  readonly before?: Before | undefined;
  readonly toRun: readonly Planted[];
  readonly decoys: readonly Planted[];
}

/** The files of a suite, and what is still known of them. Nothing is learned where nothing is to run, or after Ctrl-C. */
export const learnUnits = async (
  grader: Grader,
  slot: Slot,
  { files, before, toRun, decoys }: Suite,
  baseline: Baseline,
): Promise<KnownSuite> => {
  const told = Object.entries(before?.learned.told ?? {});
  const calm = told.filter(([, { green }]) => green.includes(wholeSuite));
  const calmBefore = new Set(calm.map(([id]) => id));
  const whole = {
    units: [inOneFile(baseline)],
    kept: nothingLearned,
    calmBefore,
    isLearned: false,
  };
  const steady = before && steadyIn(before, baseline);
  const isSame = ({ file }: { readonly file: string }): boolean => steady?.has(file) === true;
  if (files && toRun.length === 0) return whole;
  try {
    const known = before?.learned.files.filter(isSame);
    const units = files ? await learnFiles(grader, slot, files, baseline, known) : whole.units;
    const others = units.filter((one) => !isSame(one));
    const kept = steady ? keeping(before.learned, steady, others) : nothingLearned;
    if (files) {
      const { filesFor, partOf } = partsAmong(units, baseline);
      const all = [...toRun, ...decoys];
      const counts = all.map((one) => partOf(filesFor(one)).files?.length ?? files.length);
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      grader.emit({ kind: 'files', files: files.length, mean });
    }
    return { units, kept, calmBefore, isLearned: true };
  } catch (error) {
    // After Ctrl-C, what the baseline runs have shown stays known.
    if (error instanceof Stopped) return whole;
    throw error;
  }
};

/** With what a card has told, of these tests. */
export const leaving = (
  { units, isLearned }: KnownSuite,
  learned: Learned,
  tests: readonly string[],
): Learned | undefined => {
  const leftOut = units.flatMap((one) => one.tests.filter((name) => !tests.includes(name)));
  return isLearned ? { ...learned, files: units, leftOut } : undefined;
};

export const saidOfKept = (kept: number, of: number, { since, unchanged }: Before): string => {
  if (kept === 0) return 'No verdict is kept: what has changed reaches all that has to run.';
  const said = `${kept} of ${plural(of, 'verdict')} ${kept === 1 ? 'is' : 'are'} kept from ${dayAndTime(since)}`;
  return unchanged.has(wholeSuite)
    ? `${said}: no file has changed. --full measures all of them.`
    : `${said}: their test files have not changed.`;
};
